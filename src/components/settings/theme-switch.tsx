import { useEffect } from "react";
import { ChoiceSwitch } from "#src/components/ui/choice-switch.tsx";
import { useMessages } from "#src/messages/language.ts";
import { chooseTheme, followTheme, THEMES, useTheme } from "./theme.ts";

export function ThemeSwitch() {
  const { theme: text } = useMessages();
  useEffect(followTheme, []);
  const options = THEMES.map((value) => ({ value, label: text[value] }));
  return (
    <ChoiceSwitch label={text.label} options={options} chosen={useTheme()} onChoose={chooseTheme} />
  );
}
