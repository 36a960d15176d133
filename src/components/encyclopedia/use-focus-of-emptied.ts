import { useLayoutEffect, useRef } from "react";

/**
 * When the results that have the focus are all gone, what says so gets it.
 * @returns the reference of that element, and the properties of the one around the results.
 */
export function useFocusOfEmptied(isEmpty: boolean) {
  const summaryRef = useRef<HTMLParagraphElement>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (isEmpty && hasFocus.current) summaryRef.current?.focus();
    hasFocus.current = false;
  }, [isEmpty]);
  const resultsProps = {
    onFocus: () => {
      hasFocus.current = true;
    },
    // React says nothing of an element that it removes itself.
    onBlur: () => {
      hasFocus.current = false;
    },
  };
  return { summaryRef, resultsProps };
}
