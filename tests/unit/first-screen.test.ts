import { describe, expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { generateMonsters } from "#mocks/generated-monsters.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { blankMonsters } from "../../prerender/blank-monsters.ts";
import { fillCard, isCard } from "../../prerender/inline/fill-card.ts";
import { renderScreen } from "../../prerender/render.tsx";

/** The cards that the app itself makes of these monsters. */
async function drawn(monsters: Monster[]): Promise<Element[]> {
  const html = await renderScreen("/", "/api", { version: 1, fetchedAt: 1, monsters });
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return [...body.querySelectorAll("li:has(article)")];
}

/** A card without its place in the list. */
function contentOf(card: Element | null): string {
  return card?.innerHTML ?? "";
}

// The app also tells screen readers what a dash means; that can wait for it.
const isWhollyKnown = ({ type, level }: Monster) => type !== null && level !== null;

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
  test.each([
    ["of the catalogue", CATALOGUE.slice(0, 12)],
    ["of many kinds", generateMonsters(400).filter(isWhollyKnown).slice(-12)],
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
    const filled = monsters.map((monster) => fillCard(monster, blanks));
    expect(filled.map(contentOf)).toEqual(expected.map(contentOf));
  });

  test("takes no markup from a name", async () => {
    const card = fillCard(odd, await drawn(blankMonsters()));
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
