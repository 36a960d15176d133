import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { generateMonsters } from "#mocks/generated-monsters.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { blankMonsters } from "../../prerender/blank-monsters.ts";
import { fillCard, isCard } from "../../prerender/inline/fill-card.ts";
import { renderScreen } from "../../prerender/render.tsx";

/** The cards that the app itself renders for these monsters. */
async function renderCards(monsters: Monster[]): Promise<Element[]> {
  const known = { fetchedAt: 1, monsters };
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

describe("a card filled by the page", () => {
  test.each<[string, Monster[]]>([
    ["from the catalogue", CATALOGUE.slice(0, 12)],
    ["from generated monsters", generateMonsters(400).slice(-12)],
    ["with nothing known", [{ ...odd, name: "a" }]],
    ["with an unknown level", [{ ...odd, name: "a", type: "fire" }]],
    ["with an unknown type", [{ ...odd, name: "a", level: 7 }]],
    ["with numbers", [{ ...odd, name: "a", type: "ほのお", level: 1_234 }]],
    [
      "with a type that the app does not know",
      [{ ...odd, name: "a", type: "ドラゴン", level: -1.5 }],
    ],
    ["with a composed type", [{ ...odd, name: "a", type: "ほのお・ひこう", level: 3 }]],
    ["with a non-numeric id", [{ ...odd, id: "a/b?c#d", name: "$& $1", type: "WATER", level: 0 }]],
  ])("equals the one that the app renders: %s", async (_, monsters) => {
    const blanks = await renderCards(blankMonsters());
    const expected = await renderCards(monsters);
    expect(expected).toHaveLength(monsters.length);
    const filled = monsters.map((monster, index) =>
      fillCard(monster, blanks, index, monsters.length),
    );
    expect(filled.map((card) => card?.outerHTML)).toEqual(expected.map((card) => card.outerHTML));
  });

  test("shows markup in a name as text", async () => {
    const card = fillCard(odd, await renderCards(blankMonsters()), 0, 1);
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
  ])("is not made from %j", (value) => {
    expect(isCard(value)).toBe(false);
  });
});
