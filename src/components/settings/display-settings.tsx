import { useLocation } from "@tanstack/react-router";
import { ChoiceButtons } from "#src/components/ui/choice-buttons.tsx";
import styles from "#src/components/ui/choice-switch.module.css";
import { inLanguage, LANGUAGES } from "#src/messages/languages.ts";
import { LANGUAGE_NAMES, useLanguage, useMessages } from "#src/messages/translation.ts";
import { chosenTheme, setStored, THEMES, useStored } from "#src/state/use-stored.ts";
import { HeaderMenu } from "./header-menu.tsx";

/** Links to this page in each language. `src/page/boot/carry-address.ts` keeps search and hash, and the choice. */
export function LanguageSwitch() {
  const { language, messages } = useLanguage();
  const address = useLocation({ select: ({ href }) => href });
  return (
    <fieldset className={styles.options} aria-label={messages.language.label}>
      {LANGUAGES.map((linked) => (
        <a
          key={linked}
          className={styles.option}
          href={inLanguage(linked, address)}
          hrefLang={linked}
          lang={linked}
          translate="no"
          aria-current={linked === language ? "true" : undefined}
        >
          {LANGUAGE_NAMES[linked]}
        </a>
      ))}
    </fieldset>
  );
}

/** The theme, and the language. */
export function DisplaySwitches() {
  const { theme: text } = useMessages();
  return (
    <>
      <fieldset aria-label={text.label}>
        <ChoiceButtons
          choices={THEMES}
          chosen={useStored(chosenTheme)}
          texts={text}
          onChoose={(theme) => setStored(chosenTheme, theme)}
        />
      </fieldset>
      <LanguageSwitch />
    </>
  );
}

/** The gear in the header of guests, with the switches behind it. */
export function DisplaySettings() {
  const { nav } = useMessages();
  const gear = (
    <svg
      viewBox="-12 -12 24 24"
      width="55%"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden="true"
    >
      <circle r="5" />
      <circle r="8" strokeDasharray="3.14" />
    </svg>
  );
  return (
    <HeaderMenu label={nav.display} face={gear}>
      <DisplaySwitches />
    </HeaderMenu>
  );
}
