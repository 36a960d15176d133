import { useEffect } from "react";
import { ChoiceSwitch } from "#src/components/ui/choice-switch.tsx";
import { LANGUAGE_NAMES, LANGUAGES, useLanguage, useMessages } from "#src/messages/language.ts";
import { HeaderMenu } from "./header-menu.tsx";
import { chooseTheme, followTheme, THEMES, useTheme } from "./theme.ts";

function ThemeSwitch() {
  const { theme: text } = useMessages();
  useEffect(followTheme, []);
  const options = THEMES.map((value) => ({ value, label: text[value] }));
  return (
    <ChoiceSwitch label={text.label} options={options} chosen={useTheme()} onChoose={chooseTheme} />
  );
}

function LanguageSwitch() {
  const { language, choose, messages } = useLanguage();
  const options = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }));
  return (
    <ChoiceSwitch
      label={messages.language.label}
      options={options}
      chosen={language}
      onChoose={choose}
    />
  );
}

/** The switches for theme and language. */
export function DisplaySwitches() {
  return (
    <>
      <ThemeSwitch />
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
