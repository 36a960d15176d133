import { languageOf } from "#src/lib/plain-text.ts";

/** The attributes of an element with the name of a monster, which must not be translated: people search for it. */
export const nameAttributes = (name: string) =>
  ({ translate: "no", lang: languageOf(name) }) as const;
