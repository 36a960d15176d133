import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useMessages } from "#src/messages/language.ts";
import type { MonsterLink } from "#src/monsters/neighbours.ts";
import styles from "./monster-profile.module.css";

type Outcome = "copied" | "failed";

/** Whether the visitor has closed the share sheet, or has it open already. */
const hadSheet = (error: unknown) =>
  error instanceof DOMException && ["AbortError", "InvalidStateError"].includes(error.name);

/** Opens the share sheet of the device; where there is none, or it fails, copies the link. Returns what is not obvious. */
async function shareLink(data: { title: string; url: string }): Promise<Outcome | null> {
  try {
    if (navigator.canShare?.(data)) {
      await navigator.share(data);
      return null;
    }
  } catch (error) {
    if (hadSheet(error)) return null;
  }
  try {
    await navigator.clipboard.writeText(data.url);
    return "copied";
  } catch {
    return "failed";
  }
}

/** Shares the link to a monster. */
export function ShareButton({ id, name }: MonsterLink) {
  const { share } = useMessages();
  const router = useRouter();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const onClick = async () => {
    setOutcome(null);
    // Without the search that the visitor came from.
    const to = { to: "/monsters/$id", params: { id }, search: {} } as const;
    const url = location.origin + router.buildLocation(to).publicHref;
    setOutcome(await shareLink({ title: name, url }));
  };
  return (
    <div className={styles.share}>
      <button type="button" className="button small" onClick={() => void onClick()}>
        {share.button}
      </button>
      {/* Always in the document, as live regions have to be. */}
      <p aria-live="polite" className={styles.outcome}>
        {outcome && share[outcome]}
      </p>
    </div>
  );
}
