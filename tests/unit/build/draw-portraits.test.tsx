import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { MASCOTS } from "#src/components/monster/mascots.ts";
import { DrawInBuild, MonsterPortrait } from "#src/components/monster/monster-portrait.tsx";
import "@monster-field/portraits/element";
import { LOOK_ALIKE_IDS, MARKUP } from "#tests/support/hostile-texts.ts";
import { drawPortrait } from "../../../build/render-screen.tsx";

const named = [...MARKUP, ...LOOK_ALIKE_IDS, `'"`].map((name) => ({
  ...MASCOTS.lost,
  name,
  type: name,
  id: name,
}));

test.each([...CATALOGUE.slice(0, 12), ...named])(
  "the build draws $name as the browser does, within what React renders",
  (monster) => {
    const portrait = <MonsterPortrait monster={monster} />;
    const markup = renderToString(portrait);
    const prerendered = renderToString(<DrawInBuild value={drawPortrait}>{portrait}</DrawInBuild>);
    const [, before, drawing, after] =
      /^(.*)<template shadowrootmode="open">(.*)<\/template>(.*)$/s.exec(prerendered) ?? [];
    expect(`${before}${after}`).toBe(markup);
    const page = document.createElement("div");
    page.innerHTML = markup;
    const expected = page.querySelector("monster-portrait")?.shadowRoot?.innerHTML;
    page.innerHTML = drawing ?? "";
    expect(page.innerHTML).toBe(expected);
  },
);
