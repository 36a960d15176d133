import { generateMonsters } from "#mocks/generated-monsters.ts";
import { drawPortrait } from "#src/portraits/portrait.ts";
import { type SvgNode, serializeSvg } from "#src/portraits/svg-node.ts";
import { type Figure, median } from "./figures.ts";

const PORTRAITS_ON_SCREEN = 100;
const ROUNDS = 20;

const countElements = (node: SvgNode): number =>
  node.children.reduce((sum, child) => sum + countElements(child), 1);

/** Measures the time to draw a screen full of portraits, and the size of their markup. */
export function benchPortraits(): Figure[] {
  const monsters = generateMonsters(PORTRAITS_ON_SCREEN);
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    for (const monster of monsters) drawPortrait(monster);
    return performance.now() - start;
  });
  const portraits = monsters.map(drawPortrait);
  const bytes = portraits.map((portrait) => Buffer.byteLength(serializeSvg(portrait)));
  const elements = portraits.map(countElements);
  const name = `portraits, ${PORTRAITS_ON_SCREEN} on a screen`;
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
