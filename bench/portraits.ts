import { generateMonsters } from "#mocks/generated-monsters.ts";
import { drawPortrait } from "#src/portraits/portrait.ts";
import { type SvgNode, serializeSvg } from "#src/portraits/svg-node.ts";
import { type Figure, median } from "./figures.ts";

const ON_A_SCREEN = 100;
const ROUNDS = 20;

const elementsOf = (node: SvgNode): number =>
  node.children.reduce((sum, child) => sum + elementsOf(child), 1);

/** How much work and how much markup a screen full of portraits is. */
export function benchPortraits(): Figure[] {
  const monsters = generateMonsters(ON_A_SCREEN);
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    for (const monster of monsters) drawPortrait(monster);
    return performance.now() - start;
  });
  const portraits = monsters.map(drawPortrait);
  const bytes = portraits.map((portrait) => Buffer.byteLength(serializeSvg(portrait)));
  const elements = portraits.map(elementsOf);
  const name = `portraits, ${ON_A_SCREEN} on a screen`;
  return [
    {
      what: `${name}: computed the first time`,
      value: times[0] ?? Number.NaN,
      unit: "ms",
      target: { atMost: 50 },
    },
    { what: `${name}: computed, median`, value: median(times), unit: "ms", target: { atMost: 16 } },
    { what: `${name}: markup of one, median`, value: median(bytes), unit: "bytes" },
    { what: `${name}: markup of one, largest`, value: Math.max(...bytes), unit: "bytes" },
    { what: `${name}: elements of one, median`, value: median(elements), unit: "" },
    { what: `${name}: elements of one, most`, value: Math.max(...elements), unit: "" },
  ];
}
