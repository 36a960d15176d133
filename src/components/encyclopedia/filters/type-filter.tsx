import { useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { ApiText } from "#src/components/monster/api-text.tsx";
import { groupDigits } from "#src/lib/digits.ts";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { isKnownType, OTHER_TYPE } from "#src/monsters/monster-type.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { MAX_TYPES } from "#src/monsters/search/query-params.ts";
import {
  splitTypes,
  type TypeChoice,
  type TypeFacet,
  typeChoice,
  typeFacets,
} from "./type-facets.ts";
import styles from "./type-filter.module.css";
import { useSteadyOrder } from "./use-steady-order.ts";

/** Scrolls a row of checkboxes sideways until the first one that is checked is in its middle. */
function centreChecked(row: HTMLElement): void {
  const label = row.querySelector<HTMLElement>("label:has(:checked)");
  if (label) row.scrollLeft = label.offsetLeft - (row.clientWidth - label.offsetWidth) / 2;
}

type TypeFilterProps = { query: MonsterQuery; monsters: readonly Monster[] };

/** A checkbox for each frequent type in the list; the others on demand. */
export function TypeFilter({ query, monsters }: TypeFilterProps) {
  const { search } = useMessages();
  const [named, setNamed] = useState<readonly TypeChoice[]>([]);
  const [isExpanded, setIsExpanded] = useState(false);
  const present = useMemo(() => typeFacets(monsters), [monsters]);
  const { shown, more } = useMemo(() => splitTypes(present, named), [present, named]);
  const { steady, isHeld, groupProps } = useSteadyOrder(shown);
  const row = useRef<HTMLDivElement>(null);
  // Shows a type that is chosen in the address, but never moves the row while the visitor uses it.
  useLayoutEffect(() => {
    if (row.current && !isHeld) centreChecked(row.current);
  });
  // The types appear at the top of the page: the bar does not stick while they are open.
  useLayoutEffect(() => {
    if (isExpanded) row.current?.scrollIntoView({ block: "nearest" });
  }, [isExpanded]);

  const chosen = query.types.map(typeChoice);
  const visible = new Set([...shown, ...(isExpanded ? more : [])].map(({ key }) => key));
  const hidden = chosen.filter(({ key }) => !visible.has(key));
  // They stay when they are no longer chosen: one of them may hold the focus.
  if (hidden.length > 0) setNamed([...named, ...hidden]);

  const chip = (choice: TypeFacet) => (
    <TypeChip
      key={choice.key}
      choice={choice}
      isCounted={monsters.length > 0}
      isChosen={chosen.some(({ key }) => key === choice.key)}
      isRefused={chosen.length >= MAX_TYPES}
    />
  );
  return (
    <fieldset {...groupProps}>
      <legend className="visually-hidden">{search.types}</legend>
      {/* Otherwise the scrollable row is a tab stop in Firefox. Its chips scroll into sight by themselves. */}
      <div ref={row} className={styles.row} tabIndex={-1}>
        {steady.map(chip)}
        {more.length > 0 && (
          <button
            type="button"
            className="button small"
            aria-expanded={isExpanded}
            onClick={() => setIsExpanded(!isExpanded)}
          >
            {search.moreTypes}
          </button>
        )}
      </div>
      {isExpanded && <div className={styles.rest}>{more.map(chip)}</div>}
    </fieldset>
  );
}

type TypeChipProps = {
  choice: TypeFacet;
  isCounted: boolean;
  isChosen: boolean;
  /** Whether no more types can be chosen. */
  isRefused: boolean;
};

function TypeChip({ choice, isCounted, isChosen, isRefused }: TypeChipProps) {
  const { key, name, count } = choice;
  const countId = useId();
  const { search, types } = useMessages();
  const isKnown = isKnownType(key);
  const ownText = key === OTHER_TYPE ? search.otherType : null;
  const text = isKnown ? types[key] : ownText;
  return (
    <label className={styles.type} data-type={isKnown ? key : OTHER_TYPE}>
      <input
        type="checkbox"
        name="type"
        value={name}
        defaultChecked={isChosen}
        aria-describedby={isCounted ? countId : undefined}
        onClick={(event) => {
          if (isRefused && event.currentTarget.checked) event.preventDefault();
        }}
      />
      <span className={styles.name}>
        {text ?? <ApiText text={name} readingClass={styles.reading} />}
      </span>
      {/* Beside the name of the box, not part of it. */}
      <span id={countId} className={styles.count} aria-hidden="true">
        {isCounted && groupDigits(count)}
      </span>
    </label>
  );
}
