import { jaScreens, type ScreenMessages } from "./ja-screens.ts";
import { useLanguage } from "./language.ts";

/** All texts of the chosen language, for screens whose code comes after the first. */
export function useScreenMessages(): ScreenMessages {
  return useLanguage().screens ?? jaScreens;
}
