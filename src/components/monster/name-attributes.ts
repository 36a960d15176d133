import { languageOf } from "#src/lib/plain-text.ts";

/** The attributes of an element that holds a monster's name, which is looked for as it is written. */
export const nameAttributes = (name: string) =>
  ({ translate: "no", lang: languageOf(name) }) as const;
