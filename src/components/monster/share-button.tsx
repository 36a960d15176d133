import { type LinkOptions, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { copyText } from "#src/lib/copy-text.ts";
import { useMessages } from "#src/messages/translation.ts";
import styles from "./share-button.module.css";

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
  return (await copyText(data.url)) ? "copied" : "failed";
}

/** Shares a link to this site. */
export function ShareButton({ title, to }: { title: string; to: LinkOptions }) {
  const { share } = useMessages();
  const router = useRouter();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const onClick = async () => {
    setOutcome(null);
    const url = location.origin + router.buildLocation(to).publicHref;
    setOutcome(await shareLink({ title, url }));
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
