import { foldSpelling } from "./fold-spelling.ts";

const TO_KEY: readonly (readonly [RegExp, string])[] = [
  [/igh(?=t)/g, "ai"],
  [/ph/g, "h"],
  [/x/g, "ks"],
  [/q/g, "k"],
  [/c+(?=[iy])/g, "t"],
  [/c(?=e)/g, "s"],
  [/ck?/g, "k"],
  [/f/g, "h"],
  [/m(?=[bp])/g, "n"],
  [/([b-df-hj-np-tv-z])\1+/g, "$1"],
  [/h(?![aiueoy])/g, ""],
  [/[aiueoyw'っ-]/g, ""],
];

/** The consonants that are heard in a folded text: western spellings of a name, as `miraclow`, share only these. */
export function phoneticKey(folded: string): string {
  return TO_KEY.reduce((text, [sound, heard]) => text.replace(sound, heard), folded);
}

const R_AFTER_VOWEL = /(?<=[aiueo])r(?![aiueoy])/g;

/** The phonetic keys of a western spelling: th is heard as s, and r at the end of a syllable as ル or not at all. */
export function westernKeys(written: string): string[] {
  const folded = foldSpelling(written.replace(/th/g, "s"));
  return [phoneticKey(folded), phoneticKey(folded.replace(R_AFTER_VOWEL, ""))];
}
