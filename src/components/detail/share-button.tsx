import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useMessages } from "#src/messages/language.ts";
import type { MonsterLink } from "#src/monsters/neighbours.ts";
import styles from "./monster-profile.module.css";

type Outcome = "copied" | "failed";

/** Whether the visitor has closed the share sheet, or has it open already. */
const hadSheet = (error: unknown) =>
  error instanceof DOMException && ["AbortError", "InvalidStateError"].includes(error.name);

/** Opens the share sheet of the device. Returns `false` if there is none, or if it fails. */
async function shareLink(data: ShareData): Promise<boolean> {
  if (!navigator.canShare?.(data)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return hadSheet(error);
  }
}

async function copyLink(url: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "failed";
  }
}

/** Shares the link to a monster: with the sheet of the device, or else through the clipboard. */
export function ShareButton({ id, name }: MonsterLink) {
  const { share } = useMessages();
  const router = useRouter();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const onClick = async () => {
    setOutcome(null);
    // Without the search that the visitor came from.
    const to = { to: "/monsters/$id", params: { id }, search: {} } as const;
    const url = location.origin + router.buildLocation(to).publicHref;
    if (!(await shareLink({ title: name, url }))) setOutcome(await copyLink(url));
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
