import { createFileRoute } from "@tanstack/react-router";
import { useApi } from "#src/api/use-api.ts";
import { AllMonsters } from "#src/components/home/all-monsters.tsx";
import { FeatureList } from "#src/components/home/feature-list.tsx";
import { HealthPanel } from "#src/components/home/health-panel.tsx";
import { Hero } from "#src/components/home/hero.tsx";
import { useDocumentTitle } from "#src/components/ui/use-document-title.ts";
import { useHealth } from "#src/queries/health.ts";
import { monsterQueries, useMonsters } from "#src/queries/monsters.ts";
import { startQuery } from "#src/queries/start-query.ts";

export const Route = createFileRoute("/_main/")({
  loader: ({ context }) => {
    startQuery(context.queryClient, monsterQueries.list(context.api));
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
      <AllMonsters query={useMonsters()} />
    </>
  );
}
