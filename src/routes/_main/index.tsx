import { createFileRoute } from "@tanstack/react-router";
import { AllMonsters } from "#src/components/home/all-monsters.tsx";
import { FeatureList } from "#src/components/home/feature-list.tsx";
import { HealthPanel } from "#src/components/home/health-panel.tsx";
import { Hero } from "#src/components/home/hero.tsx";
import { PageHead } from "#src/components/ui/page-head.tsx";
import { noop } from "#src/lib/noop.ts";
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
  return (
    <>
      <PageHead path="/" />
      <Hero />
      <FeatureList />
      <AllMonsters />
      <HealthPanel />
    </>
  );
}
