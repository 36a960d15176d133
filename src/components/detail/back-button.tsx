import { useRouter } from "@tanstack/react-router";
import { type MouseEvent, useRef } from "react";
import { lastList } from "#src/components/layout/last-list.ts";
import { holdPlace } from "#src/components/ui/hold-place.ts";
import { useMessages } from "#src/messages/translation.ts";
import { entryIndex, entryKey } from "#src/router-internals.ts";

/** The button that leads back from a monster to the list that the visitor came from; without one, to that of the address. */
export function BackButton() {
  const { monster: text } = useMessages();
  const { history, navigate } = useRouter();
  const leftEntry = useRef<string>(null);
  const goBack = ({ currentTarget }: MouseEvent) => {
    holdPlace(currentTarget);
    const { state } = history.location;
    // A second press may come before the browser has gone, or after.
    if (leftEntry.current === entryKey(state)) return;
    leftEntry.current = entryKey(state);
    const list = lastList();
    if (list === null) void navigate({ to: "/monsters", search: true });
    else if (list < entryIndex(state)) history.go(list - entryIndex(state));
  };
  return (
    <button type="button" className="button secondary" onClick={goBack}>
      <span aria-hidden="true">←&ensp;</span>
      <span>{text.back}</span>
    </button>
  );
}
