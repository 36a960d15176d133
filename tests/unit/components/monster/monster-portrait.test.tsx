import "@monster-field/portraits/element";
import { writeSubject } from "@monster-field/portraits";
import { speciesOfName } from "@monster-field/portraits/drawing";
import { render, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { HERO_MONSTERS, MASCOTS } from "#src/components/monster/mascots.ts";
import { MonsterPortrait } from "#src/components/monster/monster-portrait.tsx";

const MONSTER = { id: "7", type: "water", level: 9, hp: 40, attack: 40, defense: 40, speed: null };
const OTHER = { ...MONSTER, id: "8" };

const portraitIn = (container: Element) => container.querySelector("monster-portrait");
const drawingIn = (container: Element) => portraitIn(container)?.shadowRoot?.innerHTML;

/** A portrait as it is in a page when the script comes: it has its subject already. */
function portraitOf(monster: typeof MONSTER): Element {
  // Elements of another document are not known to the script.
  const portrait = document.implementation.createHTMLDocument().createElement("monster-portrait");
  portrait.setAttribute("subject", writeSubject(monster));
  return portrait;
}

const drawn = (portraits: Element[]) => portraits.map(({ shadowRoot }) => shadowRoot !== null);

describe("MonsterPortrait", () => {
  test("is hidden from assistive technology and has no inline styles", () => {
    const { container } = render(<MonsterPortrait monster={MONSTER} isAnimated />);
    const root = portraitIn(container)?.shadowRoot;
    expect(root?.querySelector("svg[aria-hidden=true] > g > path")).not.toBeNull();
    expect(root?.querySelector("[style], [id]")).toBeNull();
    expect(container.querySelector("[style], [id]")).toBeNull();
    expect(screen.queryByRole("img")).toBeNull();
  });

  test("keeps its drawing when it renders again, and has another for another monster", () => {
    const { container, rerender } = render(<MonsterPortrait monster={MONSTER} />);
    const svg = portraitIn(container)?.shadowRoot?.firstChild;
    const before = drawingIn(container);
    rerender(<MonsterPortrait monster={{ ...MONSTER }} isAnimated />);
    expect(portraitIn(container)?.shadowRoot?.firstChild).toBe(svg);
    rerender(<MonsterPortrait monster={OTHER} isAnimated />);
    expect(drawingIn(container)).not.toBe(before);
    expect(portraitIn(container)?.shadowRoot?.children).toHaveLength(1);
  });

  test("draws what is no number like what is unknown", () => {
    const drawings = ["9", {}, [1], true, null].map((hp) => {
      const element = document.createElement("monster-portrait");
      element.setAttribute("subject", writeSubject({ ...MONSTER, hp }));
      return element.shadowRoot?.innerHTML;
    });
    expect(drawings[0]).toContain("<svg");
    expect(new Set(drawings).size).toBe(1);
  });
});

describe("in a page that is there before the script", () => {
  test("what can be read comes before the portraits", async () => {
    const portraits = [OTHER, MONSTER].map(portraitOf);
    document.body.append(...portraits);
    expect(drawn(portraits)).toEqual([false, false]);
    await waitFor(() => expect(drawn(portraits)).toEqual([true, true]));
  });

  test("what is taken out of the page is not drawn", async () => {
    const portraits = [MONSTER, OTHER, MONSTER].map(portraitOf);
    document.body.append(...portraits);
    portraits[1]?.remove();
    await waitFor(() => expect(drawn(portraits)).toEqual([true, false, true]));
  });

  test("what the build has drawn stays", async () => {
    const portrait = portraitOf(MONSTER);
    const root = portrait.attachShadow({ mode: "open" });
    root.innerHTML = "<svg></svg>";
    const svg = root.firstChild;
    const next = portraitOf(OTHER);
    document.body.append(portrait, next);
    await waitFor(() => expect(drawn([next])).toEqual([true]));
    expect(root.firstChild).toBe(svg);
    portrait.setAttribute("subject", writeSubject(OTHER));
    await waitFor(() => expect(root.firstChild).not.toBe(svg));
  });
});

test("the monsters of the app itself are what their names say, and have ids of their own", () => {
  for (const { name } of [...HERO_MONSTERS, ...Object.values(MASCOTS)])
    expect(speciesOfName(name), name).toBeDefined();
  expect(new Set(HERO_MONSTERS.map(({ id }) => id)).size).toBe(HERO_MONSTERS.length);
});
