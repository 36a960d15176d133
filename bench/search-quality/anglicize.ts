import type { SeededRandom } from "#src/portraits/seeded-random.ts";
import { hepburnWithHyphens } from "./romanize.ts";

/** What the official names of creatures in other languages do to a romanization. */
const HABITS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[sk])u$/, ""],
  [/(?<=[td])o$/, ""],
  [/r/g, "l"],
  [/-(?=[^aiueo]|$)/g, "r"],
  [/kk/g, "ck"],
  [/(?<!k)k(?=[auolr]|$)/g, "c"],
  [/s(?=[ei])/g, "c"],
  [/f/g, "ph"],
  [/s(?=[auo]|$)/g, "th"],
];

/** Spells a name like English, with half of the habits that would change it; none without one. */
export function anglicize(name: string, random: SeededRandom): string[] {
  const romaji = hepburnWithHyphens(name);
  const spelled = HABITS.reduce((text, [letters, habit]) => {
    const changed = text.replace(letters, habit);
    return changed !== text && random.boolean(0.5) ? changed : text;
  }, romaji);
  return spelled === romaji ? [] : [spelled.replaceAll("-", "")];
}
