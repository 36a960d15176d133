import { seededRandom } from "@monster-field/portraits/drawing";
import { generateMonsters } from "../../../mocks/generated-monsters.ts";
import { HEPBURN_SPELLINGS } from "../../../packages/name-search/tests/support/romanize.ts";
import type { Monster } from "../../../src/monsters/fields.ts";
import { DEFAULT_QUERY } from "../../../src/monsters/search/monster-query.ts";
import { search } from "../../../src/monsters/search/search-monsters.ts";
import { type Figure, figure } from "../figures.ts";
import { inventNames } from "./invented-names.ts";
import { type Measure, QUERY_KINDS, type QueryKind } from "./query-kinds.ts";

const COUNT = 1_000;

type Asked = { text: string; wanted: string };

/** Queries of a kind for names of a catalogue, the same ones each time. */
export function sampleQueries({ what, write, isSlip }: QueryKind, names: readonly string[]) {
  const random = seededRandom(what);
  const spellings = new Set(
    names.flatMap((name) => [
      name,
      ...Object.values(HEPBURN_SPELLINGS).map((spell) => spell(name)),
    ]),
  );
  return names
    .map((name) => ({ name, place: random.between(0, 1) }))
    .sort((a, b) => a.place - b.place)
    .flatMap(({ name }) => write(name, random).map((text): Asked => ({ text, wanted: name })))
    .filter(({ text }) => !(isSlip && spellings.has(text)))
    .slice(0, COUNT);
}

function ask(monsters: readonly Monster[], { text, wanted }: Asked): Record<Measure, boolean> {
  const isWanted = ({ name }: Monster) => name === wanted;
  const results = search(monsters, { ...DEFAULT_QUERY, q: text });
  const place = results.found.findIndex(isWanted);
  const found = place >= 0;
  return {
    first: place === 0,
    "first three": found && place < 3,
    found,
    "found or suggested": found || results.didYouMean.some(isWanted),
  };
}

/** Searches monsters with invented names for queries of all kinds. */
export function measureSearchQuality(): Figure[] {
  const names = inventNames(COUNT, "lantern");
  // Their types and moves are those of other monsters, which they can be found by.
  const others = generateMonsters(2 * COUNT).slice(-COUNT);
  const monsters = names.flatMap((name, index) => {
    const other = others[index];
    return other ? { ...other, name } : [];
  });
  return QUERY_KINDS.map((kind) => {
    const answers = sampleQueries(kind, names).map((asked) => ask(monsters, asked)[kind.measure]);
    const share = answers.filter(Boolean).length / answers.length;
    const target = { atLeast: kind.atLeast };
    return figure(`${kind.what}: ${kind.measure}`, 100 * share, "%", target);
  });
}
