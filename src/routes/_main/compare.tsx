import { useQueries } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { MAX_COMPARED } from "#src/components/choice/compare-choice.ts";
import { Comparison } from "#src/components/compare/comparison.tsx";
import { PageHead } from "#src/components/ui/page-head.tsx";
import { noop } from "#src/lib/noop.ts";
import { useMessages } from "#src/messages/language.ts";
import { monsterQueries, resultOf, useMonsters } from "#src/queries/monsters.ts";
import { useApi } from "#src/queries/use-api.ts";

/** The ids in the URL, without duplicates, up to `MAX_COMPARED`. */
function readIds(value: unknown): string[] {
  const ids = [value].flat().filter((id): id is string => typeof id === "string" && id !== "");
  return [...new Set(ids)].slice(0, MAX_COMPARED);
}

export const Route = createFileRoute("/_main/compare")({
  validateSearch: (search) => ({ ids: readIds(search.ids) }),
  loaderDeps: ({ search: { ids } }) => ({ ids }),
  loader: ({ context: { queryClient, api }, deps }) => {
    queryClient.query(monsterQueries.list(api)).catch(noop);
    for (const id of deps.ids) queryClient.query(monsterQueries.detail(api, id)).catch(noop);
  },
  preload: false,
  component: CompareScreen,
});

function CompareScreen() {
  const { compare } = useMessages();
  const { ids } = Route.useSearch();
  const navigate = Route.useNavigate();
  const api = useApi();
  const { data: list } = useMonsters();
  const queries = useQueries({ queries: ids.map((id) => monsterQueries.detail(api, id)) });
  return (
    <>
      <PageHead title={compare.title} />
      <Comparison
        compared={ids.flatMap((id, at) => (queries[at] ? resultOf(id, queries[at], list) : []))}
        onChange={(changed) => void navigate({ search: { ids: changed } })}
      />
    </>
  );
}
