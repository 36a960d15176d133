import { useNavigate } from "@tanstack/react-router";
import { type KeyboardEvent, useId } from "react";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { NO_MONSTERS } from "#src/monsters/monster-list.ts";
import { DEFAULT_QUERY, hasText, type MonsterQuery } from "#src/monsters/search/monster-query.ts";
import styles from "./search-combobox.module.css";
import { SearchField } from "./search-field.tsx";
import { optionId, SuggestionList } from "./suggestion-list.tsx";
import { useComposedText } from "./use-composed-text.ts";
import { useSuggestions } from "./use-suggestions.ts";

type SearchComboboxProps = {
  monsters: readonly Monster[];
  text: string;
  /** The filters and the order of the search. */
  filters?: MonsterQuery;
  /** What to suggest without a text. */
  recent?: readonly Monster[];
  onText: (text: string) => void;
  /** Called on submit, on blur and before a monster is opened. */
  onDone?: () => void;
  onOpen?: () => void;
  /** Called for Escape when no suggestions are shown. */
  onEscape: () => void;
  /**
   * The text to announce if there are no suggestions; otherwise their number is announced. Without it the screen itself
   * shows the results: nothing is announced, and suggestions wait for an arrow key.
   */
  nothing?: string;
};

/** What a search field suggests, and what its keys do. */
function useCombobox(props: SearchComboboxProps) {
  const { monsters, text, filters = DEFAULT_QUERY, recent = NO_MONSTERS } = props;
  const { onText, onDone, onOpen, onEscape, nothing } = props;
  const navigate = useNavigate();
  const { isComposed, fieldProps } = useComposedText(text, (typed) => {
    onText(typed);
    if (nothing === undefined) suggestions.hide();
    else suggestions.showFor(typed);
  });
  const suggestions = useSuggestions({ monsters, filters, unasked: recent }, text, isComposed);

  const finish = () => {
    suggestions.hide();
    onDone?.();
  };
  const leave = () => {
    finish();
    onOpen?.();
  };
  const submit = () => {
    if (!isComposed) return;
    const picked = suggestions.pick();
    if (!picked) return finish();
    leave();
    void navigate({ to: "/monsters/$id", params: { id: picked.id } });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const isModified = altKey || ctrlKey || metaKey || shiftKey;
    if (key === "Escape") {
      // Some browsers would clear the field, others close a dialog around it.
      event.preventDefault();
      if (suggestions.shown.length > 0 && hasText({ text })) suggestions.hide();
      else onEscape();
    } else if ((key === "ArrowDown" || key === "ArrowUp") && !isModified) {
      event.preventDefault();
      suggestions.move(key === "ArrowDown" ? 1 : -1);
    }
  };
  return { suggestions, leave, submit, fieldProps: { ...fieldProps, onKeyDown, onBlur: finish } };
}

/** The search field, which suggests monsters; Enter opens the chosen one, or the first one that is found. */
export function SearchCombobox(props: SearchComboboxProps) {
  const { text, nothing } = props;
  const { search } = useMessages();
  const listId = useId();
  const { suggestions, leave, submit, fieldProps } = useCombobox(props);
  const { shown, chosenIndex } = suggestions;
  const isExpanded = shown.length > 0;
  return (
    <form
      aria-label={search.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SearchField
        {...fieldProps}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? listId : undefined}
        aria-activedescendant={chosenIndex < 0 ? undefined : optionId(listId, chosenIndex)}
        aria-keyshortcuts="Control+K Meta+K"
      />
      {isExpanded && (
        <SuggestionList
          id={listId}
          label={hasText({ text }) ? search.suggestions : search.recent}
          monsters={shown}
          chosenIndex={chosenIndex}
          onOpen={leave}
        />
      )}
      {nothing !== undefined && (
        <p className={isExpanded ? "visually-hidden" : styles.nothing} aria-live="polite">
          {isExpanded ? search.suggestionCount(shown.length) : suggestions.hasNoMatches && nothing}
        </p>
      )}
    </form>
  );
}
