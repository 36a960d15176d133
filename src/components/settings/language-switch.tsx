import { ChoiceSwitch } from "#src/components/ui/choice-switch.tsx";
import { LANGUAGE_NAMES, LANGUAGES, useLanguage, useMessages } from "#src/messages/language.ts";

export function LanguageSwitch() {
  const { language, choose } = useLanguage();
  const { language: text } = useMessages();
  const options = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }));
  return <ChoiceSwitch label={text.label} options={options} chosen={language} onChoose={choose} />;
}
