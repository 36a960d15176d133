import { generateMonsters } from "#mocks/generated-monsters.ts";
import { drawPortrait } from "#src/portraits/portrait.ts";
import { type SvgNode, serializeSvg } from "#src/portraits/svg-node.ts";
import { type Figure, figure, median } from "./figures.ts";

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
    figure(`${name}: computed the first time`, times[0] ?? Number.NaN, "ms", { atMost: 50 }),
    figure(`${name}: computed, median`, median(times), "ms", { atMost: 16 }),
    figure(`${name}: markup of one, median`, median(bytes), "bytes"),
    figure(`${name}: markup of one, largest`, Math.max(...bytes), "bytes"),
    figure(`${name}: elements of one, median`, median(elements), ""),
    figure(`${name}: elements of one, most`, Math.max(...elements), ""),
  ];
}
