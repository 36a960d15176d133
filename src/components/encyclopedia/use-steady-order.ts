import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";

/**
 * The items in their order until the visitor points at their group or focuses it: then those shown
 * keep their places, and later ones follow. Nothing moves under a finger or away from the focus.
 */
export function useSteadyOrder<Item extends { key: string }>(items: readonly Item[]) {
  const group = useRef<HTMLFieldSetElement>(null);
  const [held, setHeld] = useState<readonly string[]>([]);
  const hold = () => {
    if (held.length === 0) setHeld(items.map(({ key }) => key));
  };
  const holdIfInUse = useEffectEvent(() => {
    if (group.current?.matches(":hover, :focus-within")) hold();
  });
  // The visitor may have come before hydration.
  useLayoutEffect(() => holdIfInUse(), []);

  const placeOf = ({ key }: Item) => (held.includes(key) ? held.indexOf(key) : held.length);
  return {
    steady: items.toSorted((a, b) => placeOf(a) - placeOf(b)),
    isHeld: held.length > 0,
    groupProps: { ref: group, onPointerOver: hold, onFocus: hold },
  };
}
