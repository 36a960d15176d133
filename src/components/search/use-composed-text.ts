import { type ChangeEvent, type CompositionEvent, useLayoutEffect, useRef, useState } from "react";
import { COMPOSING } from "#src/page/contract.ts";

/** The props of a field that shows what is being composed, but reports the text only when it is final. */
export function useComposedText(text: string, onText: (text: string) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const [composition, setComposition] = useState<string | null>(null);
  useLayoutEffect(() => {
    const input = ref.current;
    // Since before hydration.
    if (input?.hasAttribute(COMPOSING)) setComposition(input.value);
  }, []);
  const fieldProps = {
    ref,
    value: composition ?? text,
    onChange: ({ currentTarget: { value }, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const isHalfComposed = "isComposing" in nativeEvent && nativeEvent.isComposing === true;
      if (isHalfComposed) setComposition(value);
      else onText(value);
    },
    onCompositionEnd: ({ currentTarget: { value } }: CompositionEvent<HTMLInputElement>) => {
      setComposition(null);
      onText(value);
    },
  };
  return { isComposed: composition === null, fieldProps };
}
