import { noop } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useApi } from "#src/api/use-api.ts";
import { FeatureList } from "#src/components/feature-list.tsx";
import { HealthPanel } from "#src/components/health-panel.tsx";
import { Hero } from "#src/components/hero.tsx";
import { MonsterList } from "#src/components/monster-list.tsx";
import { useDocumentTitle } from "#src/components/use-document-title.ts";
import { useHealth } from "#src/queries/health.ts";
import { monsterQueries, useMonsters } from "#src/queries/monsters.ts";

export const Route = createFileRoute("/_main/")({
  loader: ({ context }) => {
    void context.queryClient.query(monsterQueries.list(context.api)).catch(noop);
  },
  component: Home,
});

function Home() {
  useDocumentTitle(null);
  return (
    <>
      <Hero />
      <FeatureList />
      <HealthPanel query={useHealth()} endpoint={useApi().baseUrl} />
      <MonsterList query={useMonsters()} />
    </>
  );
}
