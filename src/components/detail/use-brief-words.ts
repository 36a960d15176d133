import { useEffect, useState } from "react";
import { announce } from "#src/components/announcements/announce.ts";

const STAYS_MS = 2_000;

/** Words about the monster with this id, for a moment, and the function that says them. */
export function useBriefWords(id: string) {
  const [said, setSaid] = useState<{ id: string; words: string } | null>(null);
  useEffect(() => {
    const timer = said && setTimeout(() => setSaid(null), STAYS_MS);
    return () => clearTimeout(timer ?? undefined);
  }, [said]);
  const say = (words: string) => {
    if (!said) announce(words);
    setSaid({ id, words });
  };
  return { words: said?.id === id ? said.words : null, say };
}
