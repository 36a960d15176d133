import { useState } from "react";
import { announce } from "#src/components/announcements/announce.ts";
import { copyText } from "#src/lib/copy-text.ts";
import { useMessages } from "#src/messages/translation.ts";
import type { Monster } from "#src/monsters/fields.ts";
import styles from "./monster-table.module.css";
import { copyOfTable } from "./table-copy.ts";

/** Copies all that is found, for a spreadsheet. */
export function CopyTable({ monsters }: { monsters: readonly Monster[] }) {
  const messages = useMessages();
  const { table: text } = messages;
  const [outcome, setOutcome] = useState<{ of: readonly Monster[]; words: string } | null>(null);
  const copy = async () => {
    const { text: plain, html } = copyOfTable(monsters, messages);
    const words = (await copyText(plain, html)) ? text.copied(monsters.length) : text.failed;
    setOutcome({ of: monsters, words });
    announce(words);
  };
  return (
    <div className={styles.copy}>
      {outcome?.of === monsters && <p>{outcome.words}</p>}
      <button type="button" className="button small" onClick={() => void copy()}>
        {text.copy}
      </button>
    </div>
  );
}
