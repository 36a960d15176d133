import { useEffect } from "react";
import { LANGUAGE_NAMES, LANGUAGES, useLanguage, useMessages } from "#src/messages/language.ts";
import styles from "./choice-switch.module.css";
import { HeaderMenu } from "./header-menu.tsx";
import { chooseTheme, followTheme, THEMES, useTheme } from "./theme.ts";

type Option<Value> = { value: Value; label: string; lang?: string };

type ChoiceSwitchProps<Value> = {
  label: string;
  options: readonly Option<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** A row of buttons, one of which is selected. */
function ChoiceSwitch<Value extends string>(props: ChoiceSwitchProps<Value>) {
  const { label, options, chosen, onChoose } = props;
  return (
    // Not a legend, which WebKit puts above the row.
    <fieldset className={styles.switch} aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <div className={styles.options}>
        {options.map(({ value, label, lang }) => (
          <button
            key={value}
            type="button"
            lang={lang}
            translate={lang ? "no" : undefined}
            className={styles.option}
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

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
