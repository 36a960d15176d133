import { useNavigate } from "@tanstack/react-router";
import { type KeyboardEvent, useId } from "react";
import { isForInputMethod } from "#src/components/ui/use-shortcuts.ts";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { hasText } from "#src/monsters/search/monster-query.ts";
import styles from "./search-combobox.module.css";
import { SearchIcon } from "./search-icon.tsx";
import { optionId, SuggestionList } from "./suggestion-list.tsx";
import { useComposedText } from "./use-composed-text.ts";
import { useSuggestions } from "./use-suggestions.ts";

type SearchComboboxProps = {
  monsters: readonly Monster[];
  text: string;
  onText: (text: string) => void;
  /** Called on submit, on blur and before a monster is opened. */
  onDone?: () => void;
  onOpen?: () => void;
  /** Called for Escape when no suggestions are shown. */
  onEscape: () => void;
  /**
   * What to say when there is nothing to suggest; otherwise how much there is. Without it nothing is said, as where the
   * screen itself tells what it finds.
   */
  nothing?: string;
};

/** The search field. While the visitor types, it suggests monsters; Enter opens the chosen or the first one. */
export function SearchCombobox(props: SearchComboboxProps) {
  const { monsters, text, onText, onDone, onOpen, onEscape, nothing } = props;
  const { search } = useMessages();
  const navigate = useNavigate();
  const fieldId = useId();
  const listId = useId();
  const { isComposed, fieldProps } = useComposedText(text, (typed) => {
    onText(typed);
    suggestions.showFor(typed);
  });
  const suggestions = useSuggestions(monsters, text, isComposed);
  const { shown, chosenIndex } = suggestions;
  const isExpanded = shown.length > 0;

  const finish = () => {
    suggestions.hide();
    onDone?.();
  };
  const leave = () => {
    finish();
    onOpen?.();
  };

  const submit = () => {
    const picked = suggestions.pick();
    if (!picked) return finish();
    leave();
    void navigate({ to: "/monsters/$id", params: { id: picked.id } });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (isForInputMethod(event.nativeEvent)) return;
    const isArrow = key === "ArrowDown" || key === "ArrowUp";
    const isModified = altKey || ctrlKey || metaKey || shiftKey;
    if (key === "Escape") {
      // Some browsers would clear the field, others close a dialog around it.
      event.preventDefault();
      if (isExpanded) suggestions.hide();
      else onEscape();
    } else if (isArrow && !isModified && hasText({ text })) {
      event.preventDefault();
      suggestions.move(key === "ArrowDown" ? 1 : -1);
    }
  };

  return (
    <form
      aria-label={search.form}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        if (isComposed) submit();
      }}
    >
      <label className="visually-hidden" htmlFor={fieldId}>
        {search.label}
      </label>
      <input
        {...fieldProps}
        id={fieldId}
        type="search"
        name="q"
        className={styles.field}
        placeholder={search.hint}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? listId : undefined}
        aria-activedescendant={chosenIndex < 0 ? undefined : optionId(listId, chosenIndex)}
        aria-keyshortcuts="Control+K Meta+K"
        onKeyDown={onKeyDown}
        onBlur={finish}
      />
      <SearchIcon />
      {isExpanded && (
        <SuggestionList id={listId} monsters={shown} chosenIndex={chosenIndex} onOpen={leave} />
      )}
      {nothing !== undefined && (
        <p className={isExpanded ? "visually-hidden" : styles.nothing} aria-live="polite">
          {isExpanded ? search.suggestionCount(shown.length) : suggestions.hasNoMatches && nothing}
        </p>
      )}
    </form>
  );
}
