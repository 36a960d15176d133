import { useEffect, useEffectEvent, useState } from "react";
import { readStorage, writeStorage } from "#src/lib/storage.ts";
import { useMessages } from "#src/messages/language.ts";
import styles from "./monster-steps.module.css";

const STORAGE_KEY = "swipe-hint";

/** Says once on each device with a touch screen that swipes lead on; until the first step away from this monster. */
export function SwipeHint({ id }: { id: string }) {
  const { pager } = useMessages();
  const [hintedId, setHintedId] = useState<string | null>(null);
  const hintOnce = useEffectEvent(() => {
    const isNews = readStorage("local", STORAGE_KEY) === null;
    if (!(isNews && navigator.maxTouchPoints > 0)) return;
    writeStorage("local", STORAGE_KEY, "seen");
    setHintedId(id);
  });
  useEffect(() => hintOnce(), []);
  if (hintedId !== null && hintedId !== id) setHintedId(null);
  // With a screen reader, swipes do something else.
  return (
    hintedId === id && (
      <p className={styles.hint} aria-hidden="true">
        {pager.swipe}
      </p>
    )
  );
}
