import { render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { HERO_MONSTERS, MASCOTS } from "#src/components/monster/mascots.ts";
import { MonsterPortrait } from "#src/components/monster/monster-portrait.tsx";
import { speciesOfName } from "#src/portraits/species/species-of-name.ts";

const MONSTER = { id: "7", type: "water", level: 9, hp: 40, attack: 40, defense: 40, speed: null };

describe("MonsterPortrait", () => {
  it("is hidden from assistive technology and has no inline styles", async () => {
    const logged = vi.spyOn(console, "error");
    const { container } = render(<MonsterPortrait monster={MONSTER} isAnimated />);
    await waitFor(() =>
      expect(container.querySelector("[aria-hidden=true] > svg g path")).toBeInTheDocument(),
    );
    expect(container.querySelector("[style], [id]")).toBeNull();
    expect(screen.queryByRole("img")).toBeNull();
    expect(logged).not.toHaveBeenCalled();
  });

  it("keeps its SVG when it renders again", async () => {
    const { container, rerender } = render(<MonsterPortrait monster={MONSTER} />);
    const drawn = await waitFor(() => {
      const svg = container.querySelector("svg");
      expect(svg).toBeInTheDocument();
      return svg;
    });
    rerender(<MonsterPortrait monster={MONSTER} isAnimated />);
    expect(container.querySelector("svg")).toBe(drawn);
  });
});

describe("the monsters of the app itself", () => {
  it("are what their names say", () => {
    for (const { name } of [...HERO_MONSTERS, ...Object.values(MASCOTS)])
      expect(speciesOfName(name), name).toBeDefined();
  });

  it("have ids of their own where they stand together", () => {
    expect(new Set(HERO_MONSTERS.map(({ id }) => id)).size).toBe(HERO_MONSTERS.length);
  });
});
