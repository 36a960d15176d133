import { useLocation } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { ChoiceButtons } from "#src/components/ui/choice-buttons.tsx";
import styles from "#src/components/ui/choice-switch.module.css";
import { LANGUAGE_NAMES, useLanguage, useMessages } from "#src/messages/language.ts";
import { inLanguage, LANGUAGES } from "#src/messages/languages.ts";
import { HeaderMenu } from "./header-menu.tsx";
import { chooseTheme, followTheme, THEMES, useTheme } from "./theme.ts";

/** A row of choices, one of which is that of the visitor. */
function ChoiceRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    // Not a legend, which WebKit puts above the row.
    <fieldset className={styles.switch} aria-label={label}>
      <span aria-hidden="true">{label}</span>
      {children}
    </fieldset>
  );
}

function ThemeButtons() {
  const { theme: text } = useMessages();
  useEffect(followTheme, []);
  return <ChoiceButtons choices={THEMES} chosen={useTheme()} texts={text} onChoose={chooseTheme} />;
}

/** Links to this page in each language. `src/page/boot/choose-language.ts` keeps search and hash, and the choice. */
function LanguageLinks() {
  const { language } = useLanguage();
  const address = useLocation({ select: ({ href }) => href });
  return (
    <div className={styles.options}>
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
    </div>
  );
}

/** The theme, and the language. */
export function DisplaySwitches() {
  const text = useMessages();
  return (
    <>
      <ChoiceRow label={text.theme.label}>
        <ThemeButtons />
      </ChoiceRow>
      <ChoiceRow label={text.language.label}>
        <LanguageLinks />
      </ChoiceRow>
    </>
  );
}

/** The gear in the header of guests, with the switches behind it. */
export function DisplaySettings() {
  const { nav } = useMessages();
  const gear = (
    <svg
      viewBox="-12 -12 24 24"
      width="24"
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
