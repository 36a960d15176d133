import { useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { prefersReducedMotion } from "#src/lib/motion.ts";

/** The click handler of the links to home: on the home page itself they lead to its top. */
export function useHomeClick(): (event: MouseEvent) => void {
  const router = useRouter();
  return (event) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere || router.history.location.href !== "/") return;
    event.preventDefault();
    scrollTo({ top: 0, behavior: prefersReducedMotion() ? "auto" : "smooth" });
  };
}
