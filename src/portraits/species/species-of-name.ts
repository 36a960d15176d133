import { plain } from "#src/lib/plain-text.ts";
import { CREATURES, type Species } from "./creatures.ts";

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
  const text = plain(name).trim();
  const minStart = MIN_START_LENGTH[/^[a-z]/.test(text) ? "latin" : "kana"];
  for (let length = MAX_WORD_LENGTH; length > 0; length--) {
    const atEnd = speciesOfLastWord(text.slice(-length));
    if (atEnd) return atEnd;
    const atStart = SPECIES_OF_WORD.get(text.slice(0, length + 1));
    if (atStart && length + 1 >= minStart) return atStart;
  }
  return undefined;
}
