import { announce } from "#src/components/announcements/announce.ts";
import { useMessages } from "#src/messages/language.ts";
import { type Chosen, currentChoice, toggleInComparison } from "./compare-choice.ts";

/** The function that adds a monster to the comparison or removes it, and says what it did. */
export function useToggleInComparison(): (monster: Chosen) => void {
  const { compare } = useMessages();
  return (monster) => {
    const outcome = toggleInComparison(monster);
    announce(compare[outcome](monster.name, currentChoice().length));
  };
}
