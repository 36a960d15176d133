import { useEffect } from "react";
import { ChoiceSwitch } from "#src/components/ui/choice-switch.tsx";
import { LANGUAGE_NAMES, LANGUAGES, useLanguage, useMessages } from "#src/messages/language.ts";
import { HeaderMenu } from "./header-menu.tsx";
import { chooseTheme, followTheme, THEMES, useTheme } from "./theme.ts";

/** The switches for theme and language. */
export function DisplaySwitches() {
  const { language, choose, messages } = useLanguage();
  const text = messages.theme;
  useEffect(followTheme, []);
  return (
    <>
      <ChoiceSwitch
        label={text.label}
        options={THEMES.map((value) => ({ value, label: text[value] }))}
        chosen={useTheme()}
        onChoose={chooseTheme}
      />
      <ChoiceSwitch
        label={messages.language.label}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
        chosen={language}
        onChoose={choose}
      />
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
