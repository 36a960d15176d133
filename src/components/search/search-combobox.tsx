import { isBlank } from "@monster-field/name-search/text";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, type KeyboardEvent, useId } from "react";
import { useMessages } from "#src/messages/translation.ts";
import type { Monster } from "#src/monsters/fields.ts";
import { NO_MONSTERS } from "#src/monsters/monster-list.ts";
import { isHalfComposed } from "./half-composed.ts";
import styles from "./search-combobox.module.css";
import { SearchField } from "./search-field.tsx";
import { destinationOf, optionId } from "./suggestion-list.tsx";
import { useSearchCode } from "./use-search-code.ts";
import { useSuggestions } from "./use-suggestions.ts";

export type SearchComboboxProps = {
  monsters: readonly Monster[];
  /** The text that the search goes by: that of the field when it was last read. */
  text: string;
  /** What to suggest without a text. */
  beforeText?: readonly Monster[];
  /** The ids of the monsters beside which a suggestion is compared, instead of being opened. */
  comparedWith?: readonly string[] | undefined;
  /** Called before a suggestion is opened; with nothing for all that is found. */
  onOpen?: (monster?: Monster) => void;
  /** Called for Escape when no suggestions are shown, in place of clearing the field. */
  onEscape?: () => void;
};

/** Clears a field as its visitor would. */
function clear(field: HTMLInputElement): void {
  field.value = "";
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/** What a search field suggests, and what its keys do. */
function useCombobox(props: SearchComboboxProps) {
  const { monsters, text, beforeText = NO_MONSTERS } = props;
  const { comparedWith, onOpen, onEscape } = props;
  const navigate = useNavigate();
  const { code, load } = useSearchCode();
  const source = { code, monsters, beforeText };
  const suggestions = useSuggestions(source, text);
  const { hide } = suggestions;

  const leave = (monster?: Monster) => {
    hide();
    onOpen?.(monster);
  };
  /** Opens what was chosen, or else ends the suggestions. Returns whether there was a choice. */
  const open = (typed: string): boolean => {
    const { monsters: choices, foundCount, chosen } = suggestions.offerFor(typed);
    const only = foundCount === 1 ? choices[0] : undefined;
    const monster = choices[chosen] ?? only;
    if (!monster && chosen < 0) {
      hide();
      return false;
    }
    leave(monster);
    if (monster) void navigate(destinationOf(monster, comparedWith));
    else void navigate({ to: "/monsters", search: { q: typed } });
    return true;
  };
  const goBack = (field: HTMLInputElement) => {
    if (suggestions.monsters.length > 0 && !isBlank(text)) hide();
    else if (onEscape) onEscape();
    else clear(field);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // What was typed just now may not be read yet.
    const typed = currentTarget.value;
    if (key === "ArrowDown") suggestions.move(1, typed);
    else if (key === "ArrowUp") suggestions.move(-1, typed);
    // Some browsers would clear the field, others close a dialog around it.
    else if (key === "Escape") goBack(currentTarget);
    // Without a choice the browser submits the form.
    else if (key !== "Enter" || !open(typed)) return;
    event.preventDefault();
  };
  const onText = (event: FormEvent<HTMLInputElement>) => {
    load();
    if (isHalfComposed(event)) hide();
    else suggestions.showFor(event.currentTarget.value);
  };
  const onBlur = ({ currentTarget }: { currentTarget: Element }) => {
    // It keeps the focus while only the window loses it, as when a suggestion is opened in another one.
    if (currentTarget !== document.activeElement) hide();
  };
  const fieldProps = { onKeyDown, onInput: onText, onCompositionEnd: onText, onFocus: load };
  return { code, suggestions, leave, fieldProps: { ...fieldProps, onBlur } };
}

/** The search field, with suggestions: an arrow key chooses one, and Enter opens it. It needs a form around it. */
export function SearchCombobox(props: SearchComboboxProps) {
  const { monsters, text, comparedWith } = props;
  const { search } = useMessages();
  const listId = useId();
  const { code, suggestions, leave, fieldProps } = useCombobox(props);
  const { monsters: shown, explain, chosen, foundCount, hasAll } = suggestions;
  const isExpanded = shown.length > 0;
  const nothing = suggestions.hasNoMatches && monsters.length > 0 && search.nothing;
  return (
    <div>
      <SearchField
        {...fieldProps}
        defaultValue={text}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? listId : undefined}
        // Screen readers say the choice only if it is there by then.
        aria-activedescendant={isExpanded && chosen >= 0 ? optionId(listId, chosen) : undefined}
        aria-keyshortcuts="Control+K Meta+K"
      />
      {isExpanded && code && (
        <code.SuggestionList
          id={listId}
          label={!isBlank(text) || comparedWith ? search.suggestions : search.recent}
          monsters={shown}
          explain={explain}
          comparedWith={comparedWith}
          all={hasAll ? { count: foundCount, search: { q: text } } : null}
          chosen={chosen}
          onOpen={leave}
        />
      )}
      <p className={isExpanded ? "visually-hidden" : styles.nothing} aria-live="polite">
        {isExpanded ? search.suggestionCount(shown.length) : nothing}
      </p>
    </div>
  );
}
