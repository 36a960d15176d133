import type { Monster } from "#src/monsters/monster.ts";
import { DEFAULT_QUERY } from "#src/monsters/search/monster-query.ts";
import { search } from "#src/monsters/search/search-monsters.ts";
import { seededRandom } from "#src/portraits/seeded-random.ts";
import { inventMonsters } from "./invented-monsters.ts";
import { type Measure, QUERY_KINDS, type QueryKind } from "./query-kinds.ts";
import { HEPBURN_SPELLINGS } from "./romanize.ts";

/** Slips are tried on a sample, because suggesting names takes longer than finding them. */
const SLIPS_PER_KIND = 1_000;

type Asked = { text: string; wanted: string };

function shuffled(names: readonly string[], seed: string): string[] {
  const random = seededRandom(seed);
  return names
    .map((name) => ({ name, place: random.between(0, 1) }))
    .sort((a, b) => a.place - b.place)
    .map(({ name }) => name);
}

/** Queries of a kind for names of a catalogue, the same ones each time. */
export function sampleQueries(kind: QueryKind, names: readonly string[]): Asked[] {
  const random = seededRandom(kind.what);
  const spellings = new Set(
    names.flatMap((name) => [
      name,
      ...Object.values(HEPBURN_SPELLINGS).map((spell) => spell(name)),
    ]),
  );
  return shuffled(names, kind.what)
    .flatMap((wanted) => kind.write(wanted, random).map((text) => ({ text, wanted })))
    .filter(({ text }) => !(kind.isSlip && spellings.has(text)))
    .slice(0, kind.isSlip ? SLIPS_PER_KIND : names.length);
}

function ask(monsters: readonly Monster[], { text, wanted }: Asked): Record<Measure, boolean> {
  const isWanted = ({ name }: Monster) => name === wanted;
  const results = search(monsters, { ...DEFAULT_QUERY, text });
  const place = results.found.findIndex(isWanted);
  const found = place >= 0;
  return {
    first: place === 0,
    "first three": found && place < 3,
    found,
    "found or suggested": found || results.didYouMean.some(isWanted),
  };
}

/** Searches the invented catalogue with queries of all kinds. The shares are in per cent of the queries. */
export function measureSearchQuality() {
  const monsters = inventMonsters();
  const names = monsters.map(({ name }) => name);
  return QUERY_KINDS.map((kind) => {
    const answers = sampleQueries(kind, names).map((asked) => ask(monsters, asked));
    const share = (measure: Measure) =>
      (100 * answers.filter((answer) => answer[measure]).length) / answers.length;
    const shares = {
      first: share("first"),
      "first three": share("first three"),
      found: share("found"),
      "found or suggested": share("found or suggested"),
    };
    return { kind, queryCount: answers.length, shares };
  });
}
