import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";

/** The items in their order; once the visitor points at their group or focuses it, they keep their places. */
export function useSteadyOrder<Item extends { key: string }>(items: readonly Item[]) {
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
