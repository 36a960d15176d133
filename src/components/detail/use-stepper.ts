import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { shortcutOf } from "#src/components/ui/use-shortcuts.ts";

/** A visitor who looks at a monster for this long stays on it. */
const STAY_MS = 300;

/** Whether an event may lead on to another monster. */
const isStep = (event: Event) =>
  event instanceof KeyboardEvent && ["ArrowLeft", "ArrowRight"].includes(shortcutOf(event) ?? "");

/**
 * The id of the monster to show: that of the address, or of one that the visitor has stepped to. Only the one that they
 * stay on gets into the address, and so is requested and announced.
 */
export function useStepper(addressed: string) {
  const { history, navigate } = useRouter();
  const [id, setId] = useState(addressed);
  /** The id that the address is being changed to. */
  const [opening, setOpening] = useState<string | null>(null);
  const [lastAddressed, setLastAddressed] = useState(addressed);
  if (addressed !== lastAddressed) {
    setLastAddressed(addressed);
    setOpening(null);
    // The visitor may have gone on meanwhile; any other navigation ends the steps.
    if (addressed !== opening) setId(addressed);
  }
  const stay = useEffectEvent(() => {
    setOpening(id);
    void navigate({
      to: "/monsters/$id",
      params: { id },
      search: true,
      replace: true,
      resetScroll: false,
    });
  });
  useEffect(() => {
    if (id === addressed) return undefined;
    const timer = setTimeout(() => stay(), STAY_MS);
    // Whatever else the visitor does, such as going back, they do on the monster that they see.
    const onInput = (event: Event) => {
      if (!isStep(event)) stay();
    };
    const listening = new AbortController();
    // Before any other listener: a dialog that opens now belongs to that address.
    for (const type of ["keydown", "mousedown"])
      addEventListener(type, onInput, { capture: true, signal: listening.signal });
    const end = () => {
      clearTimeout(timer);
      listening.abort();
    };
    // Another navigation may still be loading when the timer ends.
    const unsubscribe = history.subscribe(end);
    return () => {
      end();
      unsubscribe();
    };
  }, [id, addressed, history]);
  return { id, stepTo: setId, isStepping: id !== addressed };
}
