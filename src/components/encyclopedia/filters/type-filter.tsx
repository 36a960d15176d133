import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { ApiText } from "#src/components/monster/api-text.tsx";
import { useMessages } from "#src/messages/translation.ts";
import { isKnownType, OTHER_TYPE } from "#src/monsters/monster-type.ts";
import { MAX_TYPES } from "#src/monsters/search/query-params.ts";
import type { TypeChoice } from "./type-facets.ts";
import styles from "./type-filter.module.css";

/** The items in their order; once the visitor points at their group or focuses it, they keep their places. */
function useSteadyOrder<Item extends { key: string }>(items: readonly Item[]) {
  const group = useRef<HTMLFieldSetElement>(null);
  const [held, setHeld] = useState<readonly string[]>([]);
  const hold = () => {
    if (held.length === 0) setHeld(items.map(({ key }) => key));
  };
  const holdIfInUse = useEffectEvent(() => {
    if (group.current?.matches(":hover, :focus-within")) hold();
  });
  // The visitor may have pointed there before hydration.
  useLayoutEffect(() => holdIfInUse(), []);

  const placeOf = ({ key }: Item) => (held.includes(key) ? held.indexOf(key) : held.length);
  return {
    steady: items.toSorted((a, b) => placeOf(a) - placeOf(b)),
    isHeld: held.length > 0,
    groupProps: { ref: group, onPointerOver: hold, onFocus: hold },
  };
}

/** Scrolls a row of checkboxes sideways until the first one that is checked is in its middle. */
function centreChecked(row: HTMLElement): void {
  const label = row.querySelector<HTMLElement>("label:has(:checked)");
  if (label) row.scrollLeft = label.offsetLeft - (row.clientWidth - label.offsetWidth) / 2;
}

type TypesProps = {
  /** The types to choose from. */
  types: readonly TypeChoice[];
  chosen: readonly TypeChoice[];
};

/** A row with a checkbox for each of the types that are always in sight. */
export function TypeFilter({ types, chosen }: TypesProps) {
  const { search } = useMessages();
  const { steady, isHeld, groupProps } = useSteadyOrder(types);
  const row = useRef<HTMLDivElement>(null);
  // Shows a type that is chosen in the address, but never moves the row while the visitor uses it.
  useLayoutEffect(() => {
    if (row.current && !isHeld) centreChecked(row.current);
  });
  return (
    <fieldset {...groupProps}>
      <legend className="visually-hidden">{search.types}</legend>
      {/* Otherwise the scrollable row is a tab stop in Firefox. Its chips scroll into sight by themselves. */}
      <div ref={row} className={styles.row} tabIndex={-1}>
        <TypeChips types={steady} chosen={chosen} />
      </div>
    </fieldset>
  );
}

/** The checkboxes for the other types, if there are any. */
export function OtherTypes({ types, chosen }: TypesProps) {
  const { search } = useMessages();
  return (
    types.length > 0 && (
      <fieldset className={styles.others}>
        <legend>{search.moreTypes}</legend>
        <div className={styles.rest}>
          <TypeChips types={types} chosen={chosen} />
        </div>
      </fieldset>
    )
  );
}

function TypeChips({ types, chosen }: TypesProps) {
  const { search, types: texts } = useMessages();
  const isFull = chosen.length >= MAX_TYPES;
  return types.map(({ key, name }) => {
    const isKnown = isKnownType(key);
    const ownText = key === OTHER_TYPE ? search.otherType : null;
    const text = isKnown ? texts[key] : ownText;
    return (
      <label key={key} className={styles.type} data-type={isKnown ? key : OTHER_TYPE}>
        <input
          type="checkbox"
          name="type"
          value={name}
          defaultChecked={chosen.some((choice) => choice.key === key)}
          onClick={(event) => {
            if (isFull && event.currentTarget.checked) event.preventDefault();
          }}
        />
        <span className={styles.name}>
          {text ?? <ApiText text={name} readingClass={styles.reading} />}
        </span>
      </label>
    );
  });
}
