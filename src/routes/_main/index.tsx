import { noop } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { AllMonsters } from "#src/components/home/all-monsters.tsx";
import { FeatureList } from "#src/components/home/feature-list.tsx";
import { HealthPanel } from "#src/components/home/health-panel.tsx";
import { Hero } from "#src/components/home/hero.tsx";
import { useDocumentTitle } from "#src/components/ui/use-document-title.ts";
import { monsterQueries } from "#src/queries/monsters.ts";

export const Route = createFileRoute("/_main/")({
  codeSplitGroupings: [],
  loader: ({ context }) => {
    context.queryClient.query(monsterQueries.list(context.api)).catch(noop);
  },
  preload: false,
  component: Home,
});

function Home() {
  useDocumentTitle(null);
  return (
    <>
      <Hero />
      <FeatureList />
      <AllMonsters />
      <HealthPanel />
    </>
  );
}
