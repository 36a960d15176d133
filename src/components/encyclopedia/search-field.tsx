import { SearchCombobox } from "#src/components/search/search-combobox.tsx";
import type { Monster } from "#src/monsters/monster.ts";
import styles from "./search-field.module.css";

type SearchFieldProps = {
  /** The whole list; empty while it is not there. */
  monsters: readonly Monster[];
  text: string;
  onText: (text: string) => void;
  /** Called on submit and on blur. */
  onDone: () => void;
};

/** The search of the encyclopedia, with suggestions that lie above the cards. */
export function SearchField({ monsters, text, onText, onDone }: SearchFieldProps) {
  return (
    <div className={styles.search}>
      <SearchCombobox
        monsters={monsters}
        text={text}
        onText={onText}
        onDone={onDone}
        onEscape={() => onText("")}
      />
    </div>
  );
}
