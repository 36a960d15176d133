import { type ChangeEvent, type CompositionEvent, useLayoutEffect, useRef, useState } from "react";
import { isLatin } from "#src/lib/plain-text.ts";
import { COMPOSING } from "#src/page/contract.ts";

/** Whether an input leaves a half-composed text. Latin letters do not count: phone keyboards compose every word. */
const isHalfComposed = (event: Event, value: string): boolean =>
  event instanceof InputEvent && event.isComposing && !isLatin(event.data ?? value);

/** The props of a field that shows what is being composed, but reports no half-composed text. */
export function useComposedText(text: string, onText: (text: string) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const [composition, setComposition] = useState<string | null>(null);
  useLayoutEffect(() => {
    const input = ref.current;
    // A composition that began before hydration.
    if (input?.hasAttribute(COMPOSING)) setComposition(input.value);
  }, []);
  const fieldProps = {
    ref,
    value: composition ?? text,
    onChange: ({ currentTarget: { value }, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const isHalf = isHalfComposed(nativeEvent, value);
      setComposition(isHalf ? value : null);
      if (!isHalf) onText(value);
    },
    onCompositionEnd: ({ currentTarget: { value } }: CompositionEvent<HTMLInputElement>) => {
      setComposition(null);
      // Leaving the field ends a composition, too.
      if (value !== text) onText(value);
    },
  };
  return { isComposed: composition === null, fieldProps };
}
