import { ellipse, outline, placed, placedAll, symmetric } from "#src/portraits/geometry/outline.ts";
import { CRESTS } from "#src/portraits/parts/crests.ts";
import { drawHead } from "#src/portraits/parts/head.ts";
import { drawPart } from "#src/portraits/parts/part.ts";
import { TAILS } from "#src/portraits/parts/tails.ts";
import { drawLine, drawPatch, drawShaded, drawShape } from "#src/portraits/sketch.ts";
import { type DrawingContext, PLATES_MIN_ARMOUR } from "./drawing-context.ts";

const TRUNK = outline("-24,-22 -6,-25 14,-19 29,-19 37,-7 32,9 12,13 -12,13 -26,6 -30,-8");
const SHELL = outline("-22,8! -19,-18 2,-35 27,-27 40,-4 38,8! 10,12");
const SHELL_RIM = outline("-20,6! -17,-1 8,4 37,-2! 36,6! 10,10.5");
const SHELL_SEAMS = [
  outline("-15,-11! 2,-16! 20,-11! 38,-3!"),
  outline("2,-16! 4,-33!"),
  outline("20,-11! 18,8!"),
  outline("2,-16! -3,8!"),
];
const MANE = symmetric(
  "0,-36! 8,-29 21,-38! 24,-25 40,-24! 36,-10 47,0! 37,9 42,23! 28,22 24,35! 12,27 0,38!",
);

const STRIPES = [
  outline("12,-17! 17,-17! 15,-3!"),
  outline("22,-16! 27,-15! 22,-3!"),
  outline("31,-11! 34,-7! 28,0!"),
];
const SPOTS = [
  ellipse(14, -10, 3.5, 3),
  ellipse(24, -11, 3, 2.6),
  ellipse(21, -2, 2.6, 2.4),
  ellipse(30, -4, 2.4, 2.2),
];

/** Draws a monster on four legs, turned to the left: deer, lions, turtles, wolves. */
export function drawQuadruped({ sketch, look, traits, random }: DrawingContext): void {
  const { bulk, armour, swiftness, presence, ferocity } = traits;
  const leg = 12 + 16 * swiftness;
  const girth = 0.9 + 0.22 * bulk + 0.12 * armour - 0.12 * swiftness;
  const y = -leg - 10;
  const hasShell = look.back === "shell";
  const headScale = (hasShell ? 0.84 : 0.98) - 0.08 * presence;
  const head = {
    x: hasShell ? -25 : -19,
    y: y - (hasShell ? 22 : 26) - 4 * swiftness,
    scale: headScale,
  };
  const tailSize = 0.8 + 0.25 * presence;
  drawPart(sketch, TAILS[look.tail], { x: 31 * girth, y: y - 6, size: tailSize });
  const width = 6 + 2 * armour + bulk - swiftness;
  const legs = (xs: readonly number[], lift: number) =>
    xs.map((x) => ellipse(x, (y - lift) / 2, width, (-y - lift) / 2 + 0.5));
  drawShape(sketch, legs([-9, 19], 4), "shade");
  const back = look.back === "none" && armour >= PLATES_MIN_ARMOUR ? "plates" : look.back;
  const backPlace = { x: 12, y: y - 12 * girth, sx: 0.8, sy: 0.75 + 0.3 * presence, turn: 0.15 };
  drawPart(sketch, CRESTS[back], backPlace);
  drawShape(sketch, legs([-19, 27], 0), "base");
  drawShaded(sketch, placed(TRUNK, { y, size: girth }));
  if (hasShell) {
    const place = { x: 4, y: y - 1, sx: girth * 1.08, sy: 1.05 + 0.25 * armour };
    drawShape(sketch, [placed(SHELL, place)], "accent");
    drawPatch(sketch, [placed(SHELL_RIM, place)], "deep");
    drawLine(sketch, placedAll(SHELL_SEAMS, place), "deep", 2.2);
  } else {
    const pattern = random.boolean(0.5) ? STRIPES : SPOTS;
    drawPatch(sketch, placedAll(pattern, { y, size: girth }), "shade");
  }
  if (ferocity > 0.5) {
    const toes = [-21, 25].flatMap((x) => [-2.5, 2.5].map((dx) => ellipse(x + dx, -2, 1.6, 2)));
    drawPatch(sketch, toes, "white");
  }
  if (look.crest === "flame" || look.crest === "tuft") {
    const size = headScale * (0.86 + 0.16 * presence);
    drawShape(sketch, [placed(MANE, { x: head.x, y: head.y + 3, size })], "accent");
  }
  drawHead(sketch, look, traits, head);
}
