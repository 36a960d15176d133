import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { PATTERN_HUES, schemeOfOtherType } from "../src/color-schemes.ts";
import { drawPortrait, type SvgNode, serializeSvg } from "../src/drawing.ts";
import { type PortraitSubject, type PortraitType, patternOfType } from "../src/portrait-subject.ts";
import { pickSpecies } from "../src/species/pick-species.ts";

const CASES = Number(process.env.FUZZ_CASES ?? 100);

const STATS = ["hp", "attack", "defense", "speed"] as const;
const TYPES: PortraitType[] = ["fire", "water", "electric", "grass", "rock", "flying"];

const STRENGTH = { level: 20, hp: 60, attack: 60, defense: 60, speed: 60 };
const AVERAGE: PortraitSubject = { id: "1", type: "fire", ...STRENGTH };

function markupOf(changes: Partial<PortraitSubject>): string {
  return serializeSvg(drawPortrait({ ...AVERAGE, ...changes }));
}

function nodesOf(node: SvgNode): SvgNode[] {
  return [node, ...node.children.flatMap(nodesOf)];
}

/** The part of the plane that a picture paints, in its own units. */
async function paintedArea(markup: string) {
  const inMiddle = 'viewBox="-64 -64 256 256" width="256" height="256"';
  const { info } = await sharp(Buffer.from(markup.replace('viewBox="0 0 128 128"', inMiddle)))
    .trim()
    .toBuffer({ resolveWithObject: true });
  const { trimOffsetLeft = NaN, trimOffsetTop = NaN, width, height } = info;
  const [left, top] = [-trimOffsetLeft - 64, -trimOffsetTop - 64];
  return { left, top, right: left + width, bottom: top + height };
}

const arbitraryStat = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 1, max: 200 }),
  fc.double(),
  fc.constantFrom(-1, 0, 1e300, -1e300, 0.5),
);

const arbitraryMonster: fc.Arbitrary<PortraitSubject> = fc.record({
  id: fc.string({ unit: "binary" }),
  name: fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("ねこ", "りゅう", "ごーれむ", "さめ", "はち", "くらげ", "さぼてん", "おばけ"),
  ),
  type: fc.oneof(
    fc.constant(null),
    fc.constantFrom(...TYPES, "こおり", "やみ", "ひかり"),
    fc.string({ unit: "binary" }),
  ),
  level: arbitraryStat,
  hp: arbitraryStat,
  attack: arbitraryStat,
  defense: arbitraryStat,
  speed: arbitraryStat,
});

describe("drawPortrait", () => {
  test.each([...TYPES, "こおり", null])(
    "draws 1,000 different portraits of the type %s",
    (type) => {
      const ids = Array.from({ length: 1000 }, (_, index) => String(index + 1));
      expect(new Set(ids.map((id) => markupOf({ id, type }))).size).toBe(1000);
    },
  );

  test("depends on the type, the level and each stat, of which an unknown one is average", () => {
    const changes = [
      ...[...TYPES, "こおり", "やみ", null].map((type) => ({ type })),
      ...["level", ...STATS].flatMap((field) => [{ [field]: 25 }, { [field]: 110 }]),
    ];
    expect(new Set(changes.map(markupOf)).size).toBe(changes.length);
    const all = (value: number | null) =>
      markupOf(Object.fromEntries(STATS.map((stat) => [stat, value])));
    expect(all(null)).toBe(all(75));
  });

  test("is deterministic and small for any monster", () =>
    fc.assert(
      fc.property(arbitraryMonster, (monster) => {
        const portrait = drawPortrait(monster);
        const markup = serializeSvg(portrait);
        expect(serializeSvg(drawPortrait({ ...monster }))).toBe(markup);
        expect(markup).not.toMatch(/NaN|Infinity|undefined|null| (id|class|style|href)=/);
        expect(markup).not.toMatch(/ d="[^"]*[^\d\sachlmsvz"-]/);
        expect(markup.length).toBeLessThan(5600);
        expect(nodesOf(portrait).length).toBeLessThanOrEqual(36);
      }),
      { numRuns: CASES / 2 },
    ));

  test("is inside its frame for any monster", () =>
    fc.assert(
      fc.asyncProperty(arbitraryMonster, async (monster) => {
        const { left, top, right, bottom } = await paintedArea(markupOf(monster));
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(Math.max(right, bottom)).toBeLessThanOrEqual(128);
      }),
      { numRuns: CASES / 5 },
    ));

  test("marks the eyes as the part that may move", () => {
    const parts = nodesOf(drawPortrait(AVERAGE)).flatMap(({ attributes }) => attributes.part ?? []);
    expect(parts).toEqual(["eyes"]);
  });
});

describe("the species", () => {
  test.each([
    ["あわぶくろう", "みみずく"],
    ["そよかぜどり", "sparrow bird"],
    ["わかばねこ", "cat"],
    ["たこあげは", "moth"],
    ["くらげんたん", "くらげ"],
    ["いかづちひどら", "dragon"],
    ["きのころぼ", "mushroom"],
  ])("of %s is that of %s, as the name says", (name, word) => {
    const golem = { type: "rock", id: "6" };
    expect(markupOf({ ...golem, name })).toBe(markupOf({ ...golem, name: word }));
    expect(markupOf({ ...golem, name })).not.toBe(markupOf(golem));
  });

  test.each(["くりすたる", "りすく", "とりっく", "ますく", "battler", "ななし", "", "　"])(
    "of %j depends on the id: chance words in a name do not count",
    (name) => {
      const { name: _, ...nameless } = { ...AVERAGE, name };
      expect(markupOf({ name })).toBe(serializeSvg(drawPortrait(nameless)));
    },
  );

  test("differs in its body plan from that of the next id, whatever the types", () => {
    const families = [...TYPES, "other"] as const;
    const plan = (id: number, family: (typeof families)[number]) =>
      pickSpecies({ id: String(id) }, family).plan;
    for (let id = 1; id <= 100; id++)
      for (const family of families)
        for (const next of families)
          expect(plan(id, family), `${id} ${family} ${next}`).not.toBe(plan(id + 1, next));
  });
});

describe("the colours of a type that has none of its own", () => {
  const WORDS = [
    ["のーまる", "normal"],
    ["こおり", "氷", "ice"],
    ["かくとう", "fighting"],
    ["あく", "やみ", "闇", "dark"],
    ["はがね", "鋼", "steel"],
    ["ふぇありー", "fairy"],
    ["ひかり", "light"],
  ];

  test("follow its meaning in either language, and are those of no other", () => {
    const schemes = WORDS.map((words) => {
      const [first, ...others] = words.map((word) => JSON.stringify(schemeOfOtherType(word)));
      for (const other of others) expect(other).toBe(first);
      return first;
    });
    expect(new Set(schemes).size).toBe(WORDS.length);
  });

  test("are near the hue behind the portrait, for words without a meaning", () => {
    for (const type of ["ごはん", "からっぽ", "ぷにぷに", "zorp", "x", "ふわ", "ねんど"]) {
      const [low, high] = schemeOfOtherType(type).hue;
      const hue = PATTERN_HUES[patternOfType(type) - 1] ?? NaN;
      expect(Math.abs((low + high) / 2 - hue)).toBeLessThanOrEqual(25);
    }
  });
});

test("escapes the attribute values of an SVG", () => {
  const node: SvgNode = { tag: "g", attributes: { fill: `<"&'>` }, children: [] };
  expect(serializeSvg(node)).toBe(`<g fill="&#60;&#34;&#38;'&#62;"/>`);
});
