import { type RefObject, useEffect, useState } from "react";
import { lazyPart } from "#src/components/ui/lazy-part.ts";

const ToTopButton = lazyPart(() => import("./to-top-button.tsx"));

/** The window, moved up by three of its heights: the page reaches into it once two are scrolled past. */
const TWO_WINDOWS_UP = "300% 0px -300%";

/** The button to the top, for whoever is far from it. Waiting for its code before would hold hydration for 300 ms. */
export function ToTop({ content }: { content: RefObject<HTMLElement | null> }) {
  const [isFar, setIsFar] = useState(false);
  useEffect(() => {
    // A busy browser reports several positions at once, the latest last.
    const show = (reports: IntersectionObserverEntry[]) =>
      setIsFar(reports.at(-1)?.isIntersecting ?? false);
    const observer = new IntersectionObserver(show, { rootMargin: TWO_WINDOWS_UP });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return isFar && <ToTopButton content={content} />;
}
