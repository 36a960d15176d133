import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { generateMonsters } from "#mocks/generated-monsters.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { blankMonsters } from "../../prerender/blank-monsters.ts";
import { fillCard, isCard } from "../../prerender/inline/fill-card.ts";
import { renderScreen } from "../../prerender/render.tsx";

/** The cards that the app itself makes of these monsters. */
async function drawn(monsters: Monster[]): Promise<Element[]> {
  const known = { version: 1 as const, fetchedAt: 1, monsters };
  const html = await renderScreen({ url: "/", hasContent: true }, "/api", known);
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return [...body.querySelectorAll("li:has(article)")];
}

// As in the build, which leaves portraits to the browser.
beforeEach(() => void vi.stubEnv("SSR", true));
afterEach(() => void vi.unstubAllEnvs());

const odd: Monster = {
  id: "001",
  name: " <b>$& 火の鳥</b> ",
  type: null,
  level: null,
  hp: null,
  attack: null,
  defense: null,
  speed: null,
  moves: null,
};

describe("a card that the page fills", () => {
  test.each<[string, Monster[]]>([
    ["of the catalogue", CATALOGUE.slice(0, 12)],
    ["of many kinds", generateMonsters(400).slice(-12)],
    ["of which nothing is known", [{ ...odd, name: "a" }]],
    ["of an unknown level", [{ ...odd, name: "a", type: "fire" }]],
    ["of an unknown type", [{ ...odd, name: "a", level: 7 }]],
    ["with numbers", [{ ...odd, name: "a", type: "ほのお", level: 1_234 }]],
    ["with a type of its own", [{ ...odd, name: "a", type: "ドラゴン", level: -1.5 }]],
    [
      "with an id that is no number",
      [{ ...odd, id: "a/b?c#d", name: "$& $1", type: "WATER", level: 0 }],
    ],
  ])("is the app's own: %s", async (_, monsters) => {
    const blanks = await drawn(blankMonsters());
    const expected = await drawn(monsters);
    expect(expected).toHaveLength(monsters.length);
    const filled = monsters.map((monster, index) =>
      fillCard(monster, blanks, index, monsters.length),
    );
    expect(filled.map((card) => card?.outerHTML)).toEqual(expected.map((card) => card.outerHTML));
  });

  test("takes no markup from a name", async () => {
    const card = fillCard(odd, await drawn(blankMonsters()), 0, 1);
    expect(card?.querySelector("h3")?.textContent).toBe("<b>$& 火の鳥</b>");
    expect(card?.querySelector("b")).toBeNull();
  });

  test.each([
    null,
    "a",
    7,
    [],
    {},
    { ...odd, id: 7 },
    { ...odd, name: " " },
    { ...odd, level: "9" },
  ])("is not made of %j", (value) => {
    expect(isCard(value)).toBe(false);
  });
});
