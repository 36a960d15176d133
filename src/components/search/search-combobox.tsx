import { isBlank } from "@monster-field/name-search/text";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import { useMessages } from "#src/messages/translation.ts";
import type { Monster } from "#src/monsters/fields.ts";
import { isHalfComposed } from "./half-composed.ts";
import { SearchField } from "./search-field.tsx";
import styles from "./suggestion-list.module.css";
import { destinationOf, optionId, SuggestionList } from "./suggestion-list.tsx";
import { useSuggestions } from "./use-suggestions.ts";

type SearchComboboxProps = {
  monsters: readonly Monster[];
  /** What to suggest without a text. */
  beforeText: readonly Monster[];
  /** The ids of the monsters beside which a suggestion is compared, instead of being opened. */
  comparedWith: readonly string[] | undefined;
  /** Called before a suggestion is opened; with nothing for all that is found. */
  onOpen: (monster?: Monster) => void;
  /** Called for Escape when no suggestions are shown. */
  onEscape: () => void;
};

/** What a search field suggests, and what its form and its keys do. */
function useCombobox(props: SearchComboboxProps) {
  const { monsters, beforeText, comparedWith, onOpen, onEscape } = props;
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const suggestions = useSuggestions(monsters, beforeText, text);
  const { hide, show, move } = suggestions;

  /** Opens what was chosen or else the only one that is found, and shows all without either. */
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { monsters: offered, foundCount, chosen } = suggestions.offered();
    const monster = offered[chosen < 0 && foundCount === 1 ? 0 : chosen];
    if (!monster && isBlank(text)) return;
    onOpen(monster);
    if (monster) void navigate(destinationOf(monster, comparedWith));
    else void navigate({ to: "/monsters", search: { q: text } });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key !== "Escape") return;
    else if (suggestions.monsters.length > 0 && !isBlank(text)) hide();
    else onEscape();
    // Some browsers would clear the field at Escape, others close the dialog around it.
    event.preventDefault();
  };
  const onText = (event: FormEvent<HTMLInputElement>) => {
    if (isHalfComposed(event)) return hide();
    setText(event.currentTarget.value);
    show();
  };
  const onBlur = ({ currentTarget }: { currentTarget: Element }) => {
    // It keeps the focus while only the window loses it, as when a suggestion is opened in another one.
    if (currentTarget !== document.activeElement) hide();
  };
  const fieldProps = { onKeyDown, onInput: onText, onCompositionEnd: onText, onBlur };
  return { text, suggestions, onSubmit, fieldProps };
}

/** A search with suggestions: an arrow key chooses one, and Enter opens it. */
export function SearchCombobox(props: SearchComboboxProps) {
  const { monsters, comparedWith, onOpen } = props;
  const { search } = useMessages();
  const listId = useId();
  const { text, suggestions, onSubmit, fieldProps } = useCombobox(props);
  const { monsters: shown, explain, chosen, foundCount, hasAll } = suggestions;
  const isExpanded = shown.length > 0;
  const nothing = suggestions.hasNoMatches && monsters.length > 0 && search.nothing;
  return (
    <form aria-label={search.form} onSubmit={onSubmit}>
      <SearchField
        {...fieldProps}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? listId : undefined}
        // Screen readers say the choice only if it is there by then.
        aria-activedescendant={isExpanded && chosen >= 0 ? optionId(listId, chosen) : undefined}
      />
      {isExpanded && (
        <SuggestionList
          id={listId}
          label={!isBlank(text) || comparedWith ? search.suggestions : search.recent}
          monsters={shown}
          explain={explain}
          comparedWith={comparedWith}
          all={hasAll ? { count: foundCount, search: { q: text } } : null}
          chosen={chosen}
          onOpen={onOpen}
        />
      )}
      <p className={isExpanded ? "visually-hidden" : styles.nothing} aria-live="polite">
        {isExpanded ? search.suggestionCount(shown.length) : nothing}
      </p>
    </form>
  );
}
