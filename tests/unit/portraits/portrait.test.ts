import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { MONSTER_TYPES, monsterType, patternOfType } from "#src/monsters/monster-type.ts";
import { PATTERN_HUES, schemeOfOtherType } from "#src/portraits/color-schemes.ts";
import { drawPortrait, type PortraitSubject } from "#src/portraits/portrait.ts";
import { pickSpecies } from "#src/portraits/species/pick-species.ts";
import { type SvgNode, serializeSvg } from "#src/portraits/svg-node.ts";

const AVERAGE: PortraitSubject = {
  id: "1",
  type: "fire",
  level: 20,
  hp: 60,
  attack: 60,
  defense: 60,
  speed: 60,
};

/** How many numbers a path command takes, for those that portraits use. */
const ARGUMENTS = new Map(Object.entries({ m: 2, l: 2, h: 1, v: 1, s: 4, c: 6, a: 7, z: 0 }));

function markupOf(changes: Partial<PortraitSubject>): string {
  return serializeSvg(drawPortrait({ ...AVERAGE, ...changes }));
}

function nodesOf(node: SvgNode): SvgNode[] {
  return [node, ...node.children.flatMap(nodesOf)];
}

type Step = { command: string; dx: number; dy: number };

/** The relative movements in path data; NaN where it is malformed. */
function stepsOf(path: string): Step[] {
  return [...path.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, command = "", text = ""]) => {
    // The flags of an arc may be written without spaces.
    const spaced = command === "a" ? text.replace(/ 101 0$/, " 1 0 1 0") : text;
    const numbers = (spaced.match(/-?\d+/g) ?? []).map(Number);
    const count = ARGUMENTS.get(command) ?? NaN;
    const repeats = count === 0 ? 1 : numbers.length / count;
    if (!Number.isInteger(repeats) || repeats === 0) return [{ command, dx: NaN, dy: NaN }];
    return Array.from({ length: repeats }, (_, index) => {
      const steps = numbers.slice(index * count, (index + 1) * count);
      const [last = 0, beforeLast = 0] = steps.reverse();
      if (command === "h") return { command, dx: last, dy: 0 };
      return { command: index === 0 ? command : "l", dx: beforeLast, dy: last };
    });
  });
}

/** The coordinates of the points that a path goes through. */
function coordinatesOf(path: string): number[] {
  let [here, start] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  return stepsOf(path).flatMap(({ command, dx, dy }) => {
    here = command === "z" ? start : { x: here.x + dx, y: here.y + dy };
    if (command === "m") start = here;
    return [here.x, here.y];
  });
}

/** The coordinates of all paths under a node, in units of the whole picture. */
function pointsIn({ attributes: { d, transform }, children }: SvgNode): number[] {
  const [, scale = "1"] = /^scale\((.+)\)$/.exec(String(transform ?? "")) ?? [];
  const inside = [...coordinatesOf(String(d ?? "")), ...children.flatMap(pointsIn)];
  return inside.map((coordinate) => coordinate * Number(scale));
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
    fc.constantFrom("ネコ", "リュウ", "ゴーレム", "サメ", "ハチ", "クラゲ", "サボテン", "オバケ"),
  ),
  type: fc.oneof(
    fc.constant(null),
    fc.constantFrom(...MONSTER_TYPES, "こおり", "やみ", "ひかり"),
    fc.string({ unit: "binary" }),
  ),
  level: arbitraryStat,
  hp: arbitraryStat,
  attack: arbitraryStat,
  defense: arbitraryStat,
  speed: arbitraryStat,
});

describe("drawPortrait", () => {
  it.each([...MONSTER_TYPES, "こおり", null])(
    "draws 1,000 different portraits of the type %s",
    (type) => {
      const ids = Array.from({ length: 1000 }, (_, index) => String(index + 1));
      expect(new Set(ids.map((id) => markupOf({ id, type }))).size).toBe(1000);
    },
  );

  it("draws each type differently for the same id", () => {
    const types = [...MONSTER_TYPES, "こおり", "やみ", null];
    expect(new Set(types.map((type) => markupOf({ type }))).size).toBe(types.length);
  });

  it("recognizes every spelling of a type", () => {
    expect(markupOf({ type: " ホノオ" })).toBe(markupOf({ type: "fire" }));
  });

  it.each(["level", "hp", "attack", "defense", "speed"] as const)("depends on the %s", (field) => {
    expect(markupOf({ [field]: 110 })).not.toBe(markupOf({ [field]: 20 }));
  });

  it("draws an unknown stat as an average one", () => {
    expect(markupOf({ hp: null, attack: null, defense: null, speed: null })).toBe(
      markupOf({ hp: 75, attack: 75, defense: 75, speed: 75 }),
    );
  });

  it("is deterministic, finite, small and inside its frame for any monster", () => {
    fc.assert(
      fc.property(arbitraryMonster, (monster) => {
        const portrait = drawPortrait(monster);
        const markup = serializeSvg(portrait);
        expect(serializeSvg(drawPortrait({ ...monster }))).toBe(markup);
        expect(markup).not.toMatch(/NaN|Infinity|undefined|null/);
        expect(markup).not.toMatch(/ (id|class|style|href)=/);
        expect(markup.length).toBeLessThan(5400);

        expect(nodesOf(portrait).length).toBeLessThanOrEqual(36);
        const coordinates = pointsIn(portrait);
        expect(coordinates).not.toContain(NaN);
        expect(Math.min(...coordinates)).toBeGreaterThan(4);
        expect(Math.max(...coordinates)).toBeLessThan(124);
      }),
      { numRuns: 300 },
    );
  });

  it("marks the eyes as the part that may move", () => {
    const parts = nodesOf(drawPortrait(AVERAGE)).flatMap(({ attributes }) => attributes.part ?? []);
    expect(parts).toEqual(["eyes"]);
  });
});

describe("the species", () => {
  test.each([
    ["ヨイヤミミズク", "owl"],
    ["アワブクロウ", "ミミズク"],
    ["ソヨカゼドリ", "Sparrow Bird"],
    ["ワカバネコ", "cat"],
    ["ﾜｶﾊﾞﾈｺ", "cat"],
    ["Flame Fox", "キツネ"],
    ["タイルガメ", "turtle"],
    ["タコアゲハ", "moth"],
    ["ホムラウサギ", "rabbit"],
    ["クラゲンタン", "クラゲ"],
    ["クモノリュウ", "dragon"],
    ["イカヅチヒドラ", "dragon"],
    ["サボテンシ", "cactus"],
    ["キノコロボ", "mushroom"],
  ])("of %s is that of %s, as the name says", (name, word) => {
    const golem = { type: "rock", id: "6" };
    expect(markupOf({ ...golem, name })).toBe(markupOf({ ...golem, name: word }));
    expect(markupOf({ ...golem, name })).not.toBe(markupOf(golem));
  });

  test.each([
    "クリスタル",
    "リスク",
    "トリック",
    "ハーネス",
    "マスク",
    "Battler",
    "ナナシ",
    "",
    "　",
  ])("of %j depends on the id: chance words in a name do not count", (name) => {
    const { name: _, ...nameless } = { ...AVERAGE, name };
    expect(markupOf({ name })).toBe(serializeSvg(drawPortrait(nameless)));
  });

  test("differs in its body plan from that of the next id, whatever the types", () => {
    const families = [...MONSTER_TYPES, "other"] as const;
    const plan = (id: number, family: (typeof families)[number]) =>
      pickSpecies({ id: String(id) }, family).plan;
    for (let id = 1; id <= 100; id++)
      for (const family of families)
        for (const next of families)
          expect(plan(id, family), `${id} ${family} ${next}`).not.toBe(plan(id + 1, next));
  });
});

describe("the colours of a type that has none of its own", () => {
  const TYPES = [
    ["ノーマル", "normal"],
    ["むし", "Bug"],
    ["じめん", "ground"],
    ["ドラゴン", "dragon"],
    ["こおり", "氷", "ice"],
    ["かくとう", "fighting"],
    ["どく", "poison"],
    ["エスパー", "psychic"],
    ["ゴースト", "ghost"],
    ["あく", "やみ", "闇", "dark"],
    ["はがね", "ハガネ", "steel"],
    ["フェアリー", "fairy"],
    ["ひかり", "light"],
    ["かぜ", "wind"],
    ["もり", "forest"],
  ];

  test("follow its meaning in either language, and are those of no other", () => {
    const schemes = TYPES.map((words) => {
      const [first, ...others] = words.map((word) => JSON.stringify(schemeOfOtherType(word)));
      for (const other of others) expect(other).toBe(first);
      return first;
    });
    expect(new Set(schemes).size).toBe(TYPES.length);
  });

  test("are near the hue behind the portrait, for words without a meaning", () => {
    for (const type of ["ごはん", "からっぽ", "ぷにぷに", "zorp", "x", "ふわ", "ねんど"]) {
      const [low, high] = schemeOfOtherType(type).hue;
      const hue = PATTERN_HUES[(patternOfType(type) ?? 0) - 1] ?? NaN;
      expect(Math.abs((low + high) / 2 - hue)).toBeLessThanOrEqual(25);
    }
  });

  test("have the hues of the style sheet", () => {
    const css = readFileSync("src/components/monster/type-colors.css", "utf8");
    const hues = [...css.matchAll(/--hue: (\d+);/g)].map(([, hue]) => Number(hue));
    expect(hues).toEqual(PATTERN_HUES);
  });

  test("are those of its first part where it is composed of known types", () => {
    expect(markupOf({ type: "みず・ひこう" })).toBe(markupOf({ type: "water" }));
    expect(monsterType("みず・ひこう")).toBe("other");
  });
});

describe("serializeSvg", () => {
  it("escapes attribute values", () => {
    const node: SvgNode = { tag: "g", attributes: { fill: `<"&'>` }, children: [] };
    expect(serializeSvg(node)).toBe(`<g fill="&lt;&quot;&amp;'&gt;"/>`);
  });

  it("writes a standalone SVG file", () => {
    expect(markupOf({})).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 128 128" .*<\/svg>$/,
    );
  });
});
