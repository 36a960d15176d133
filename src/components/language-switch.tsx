import { LANGUAGE_NAMES, LANGUAGES, useLanguage, useMessages } from "#src/messages/language.ts";
import styles from "./language-switch.module.css";

/** Changes the language of the whole app at once. */
export function LanguageSwitch() {
  const { language, choose } = useLanguage();
  const messages = useMessages();
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{messages.language.label}</legend>
      {LANGUAGES.map((option) => (
        <button
          key={option}
          type="button"
          lang={option}
          className={styles.option}
          aria-pressed={option === language}
          onClick={() => choose(option)}
        >
          {LANGUAGE_NAMES[option]}
        </button>
      ))}
    </fieldset>
  );
}
