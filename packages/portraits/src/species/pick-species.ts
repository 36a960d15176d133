import type { PortraitType } from "../portrait-subject.ts";
import { hash } from "../seeded-random.ts";
import { CREATURES, type Species } from "./creatures.ts";
import { SPECIES_OF_TYPE } from "./species-of-type.ts";

const SPECIES_OF_WORD = new Map<string, Species[]>();
for (const species of Object.values(CREATURES)) {
  for (const word of species.words.split(" "))
    SPECIES_OF_WORD.set(word, [...(SPECIES_OF_WORD.get(word) ?? []), species]);
}

const MAX_WORD_LENGTH = Math.max(...[...SPECIES_OF_WORD.keys()].map((word) => word.length));

/** Shorter words at the start of a name are often part of another one, such as `リスク` or `Battler`. */
const MIN_START_LENGTH = { kana: 3, latin: 5 };

/** The second part of a compound often begins with a voiced sound: `カメ`, but `タイルガメ`. */
function speciesOfLastWord(word: string): Species[] | undefined {
  const unvoiced = word.normalize("NFD").charAt(0) + word.slice(1);
  return SPECIES_OF_WORD.get(word) ?? SPECIES_OF_WORD.get(unvoiced);
}

/** The species of the longest word that ends or begins a name. The end, where a compound says what it is, wins */
export function speciesOfName(name: string): Species[] | undefined {
  const text = name.trim();
  const minStart = MIN_START_LENGTH[/^[a-z]/.test(text) ? "latin" : "kana"];
  for (let length = MAX_WORD_LENGTH; length > 0; length--) {
    const atEnd = speciesOfLastWord(text.slice(-length));
    if (atEnd) return atEnd;
    const atStart = SPECIES_OF_WORD.get(text.slice(0, length + 1));
    if (atStart && length + 1 >= minStart) return atStart;
  }
  return undefined;
}

/** The `SpeciesGroups` that consecutive ids take: neighbours in a list, and most in a grid, differ in outline. */
const GROUPS = [2, 0, 1, 2, 0, 2, 1] as const;

const LONG = 2;

/** How often a group takes a turn before the id `number`. */
function turnsBefore(number: number, group: number): number {
  const count = (groups: readonly number[]) => groups.filter((other) => other === group).length;
  const [rounds, rest] = [Math.floor(number / GROUPS.length), number % GROUPS.length];
  return rounds * count(GROUPS) + count(GROUPS.slice(0, rest));
}

/** The species that the name mentions, or else one of the type, by the id. */
export function pickSpecies(
  { id, name = "" }: { id: string; name?: string },
  family: PortraitType | "other",
): Species {
  const number = /^\d{1,9}$/.test(id) ? Number(id) : hash(id);
  const group = GROUPS[number % GROUPS.length] ?? LONG;
  const named = speciesOfName(name)?.at(group === LONG ? -1 : 0);
  if (named) return named;
  const choices = SPECIES_OF_TYPE[family][group];
  const chosen = choices[turnsBefore(number, group) % choices.length] ?? choices[0];
  return typeof chosen === "string" ? CREATURES[chosen] : chosen;
}
