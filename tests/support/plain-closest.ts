import type { Monster } from "#src/monsters/monster.ts";
import { foldSpelling } from "#src/monsters/search/fold-spelling.ts";
import {
  countMissing,
  kanaDifference,
  kanaWeight,
  type SoundId,
  soundsOf,
} from "#src/monsters/search/sounds.ts";

/** The closest names as their documentation says it, monster by monster: slow, and easy to check. */

type Costs = {
  replace: (sound: SoundId, other: SoundId) => number;
  insert: (sound: SoundId) => number;
  swap: number;
};

const KANA: Costs = { replace: kanaDifference, insert: kanaWeight, swap: 0.6 };
const LETTERS: Costs = { replace: () => 0.5, insert: () => 0.5, swap: 0.5 };

type Distance = (typed: number, named: number) => number;

/** The distance of the first `typed` sounds of a text from the first `named` of a name. */
function beginningsOf(text: Uint16Array, name: Uint16Array, costs: Costs): Distance {
  const known = new Map<string, number>();
  const swap = (typed: number, named: number) => {
    const isSwapped =
      typed > 1 && text[typed - 2] === name[named - 1] && text[typed - 1] === name[named - 2];
    return isSwapped ? distance(typed - 2, named - 2) + costs.swap : Number.POSITIVE_INFINITY;
  };
  const compute: Distance = (typed, named) => {
    if (typed < 0 || named < 0) return Number.POSITIVE_INFINITY;
    const [sound, other] = [text[typed - 1] ?? 0, name[named - 1] ?? 0];
    const replaced = sound === other ? 0 : costs.replace(sound, other);
    if (typed === 0 && named === 0) return 0;
    return Math.min(
      distance(typed - 1, named) + costs.insert(sound),
      distance(typed, named - 1) + costs.insert(other),
      distance(typed - 1, named - 1) + replaced,
      swap(typed, named),
    );
  };
  const distance: Distance = (typed, named) => {
    const key = `${typed} ${named}`;
    const computed = known.get(key) ?? compute(typed, named);
    known.set(key, computed);
    return computed;
  };
  return distance;
}

/** The distance to a name or, half a kana more, to its beginning; Infinity over `limit`. */
function distanceTo(text: Uint16Array, name: Uint16Array, costs: Costs, limit: number): number {
  const compared = Math.min(name.length, text.length + 2);
  const distance = beginningsOf(text, name, costs);
  const beginnings = Array.from({ length: compared + 1 }, (_, named) =>
    distance(text.length, named),
  );
  const nearest = Math.min(...beginnings);
  if (nearest > limit) return Number.POSITIVE_INFINITY;
  const whole = beginnings[name.length] ?? Number.POSITIVE_INFINITY;
  return Math.min(whole, nearest + 0.5);
}

/** The eight monsters with the closest names, closest first; equal ones in the order of `monsters`. */
export function closestPlainly(monsters: readonly Monster[], text: string): Monster[] {
  const typed = soundsOf(foldSpelling(text.slice(0, 200).replace(/\s/g, "")));
  if (typed.kana.length < 2 || typed.letterMask === 0) return [];
  const limit = Math.max(typed.kana.length / 3, 1);
  const hasLetters = /[a-z]/i.test(text.normalize("NFKC"));
  const distanceOf = ({ name }: Monster) => {
    const sounds = soundsOf(foldSpelling(name));
    const missing = countMissing(typed.letterMask, sounds.letterMask);
    const byKana = distanceTo(typed.kana, sounds.kana, KANA, limit);
    const byLetters = distanceTo(typed.letters, sounds.letters, LETTERS, limit);
    return Math.min(
      missing * 0.3 > limit ? Number.POSITIVE_INFINITY : byKana,
      hasLetters && missing * 0.5 <= limit ? byLetters : Number.POSITIVE_INFINITY,
    );
  };
  return monsters
    .map((monster) => ({ monster, distance: distanceOf(monster) }))
    .filter(({ distance }) => Number.isFinite(distance))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 8)
    .map(({ monster }) => monster);
}
