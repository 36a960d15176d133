import { ChoiceButtons } from "#src/components/ui/choice-buttons.tsx";
import { useMessages } from "#src/messages/translation.ts";
import { type MonsterQuery, VIEWS, type View } from "#src/monsters/search/monster-query.ts";
import { chosenView, setStored, useStored } from "#src/state/use-stored.ts";

/** How what a query finds is shown. The page of the build has cards. */
export function useView({ view }: MonsterQuery): View {
  const chosen = useStored(chosenView);
  return view ?? chosen;
}

type ViewSwitchProps = {
  query: MonsterQuery;
  onQuery: (query: MonsterQuery, replace: boolean) => void;
};

/** Shows the list as cards or as a table, from now on. */
export function ViewSwitch({ query, onQuery }: ViewSwitchProps) {
  const { table: text } = useMessages();
  const choose = (view: View) => {
    setStored(chosenView, view);
    // In place of the address, because without a view that would show what is chosen now, after Back as well.
    onQuery({ ...query, view: view === "table" ? view : null }, true);
  };
  return (
    <>
      <fieldset aria-label={text.view}>
        <ChoiceButtons choices={VIEWS} chosen={useView(query)} texts={text} onChoose={choose} />
      </fieldset>
      {/* The address stays so while other fields change. */}
      <input name="view" defaultValue={query.view ?? ""} hidden />
    </>
  );
}
