import { useEffect, useEffectEvent, useState } from "react";
import { useMessages } from "#src/messages/language.ts";
import { getStored, setStored, swipeHint } from "#src/state/use-stored.ts";
import styles from "./monster-steps.module.css";

/** Says once on each device with a touch screen that swipes lead on; until the first step away from this monster. */
export function SwipeHint({ id }: { id: string }) {
  const { pager } = useMessages();
  const [hintedId, setHintedId] = useState<string | null>(null);
  const hintOnce = useEffectEvent(() => {
    if (getStored(swipeHint) === "seen" || navigator.maxTouchPoints === 0) return;
    setStored(swipeHint, "seen");
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
