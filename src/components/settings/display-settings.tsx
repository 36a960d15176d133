import { useMessages } from "#src/messages/language.ts";
import { HeaderMenu } from "./header-menu.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

/** The switches for how the app looks and what it speaks. */
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
