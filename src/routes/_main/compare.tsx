import { noop } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { Comparison } from "#src/components/compare/comparison.tsx";
import { useMonstersById } from "#src/components/compare/use-monsters-by-id.ts";
import { MAX_COMPARED } from "#src/components/monster/compare-choice.ts";
import { useDocumentTitle } from "#src/components/ui/use-document-title.ts";
import { useMessages } from "#src/messages/language.ts";
import { monsterQueries } from "#src/queries/monsters.ts";

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
  component: CompareScreen,
});

function CompareScreen() {
  const { compare } = useMessages();
  useDocumentTitle(compare.title);
  const { ids } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Comparison
      compared={useMonstersById(ids)}
      onRemove={(removed) => void navigate({ search: { ids: ids.filter((id) => id !== removed) } })}
    />
  );
}
