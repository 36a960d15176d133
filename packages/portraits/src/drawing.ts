import { COLOR_SCHEMES } from "./color-schemes.ts";
import { frameSketch, type SvgNode } from "./frame.ts";
import { pickLook } from "./look.ts";
import { createPalette } from "./palette.ts";
import type { Sketch } from "./parts/part.ts";
import { type PortraitSubject, type PortraitType, readSubject } from "./portrait-subject.ts";
import { seededRandom } from "./seeded-random.ts";
import { pickSpecies } from "./species/pick-species.ts";
import { TYPE_LOOKS } from "./species/species-of-type.ts";
import { computeTraits } from "./traits.ts";

export { PATTERN_HUES } from "./color-schemes.ts";
export { type SvgNode, serializeSvg } from "./frame.ts";
export { oklchToHex } from "./oklch-to-hex.ts";
export type { PortraitSubject } from "./portrait-subject.ts";
export { type Choices, type SeededRandom, seededRandom } from "./seeded-random.ts";
export { speciesOfName } from "./species/pick-species.ts";

const isPortraitType = (type: string | null): type is PortraitType =>
  type !== null && Object.hasOwn(COLOR_SCHEMES, type);

/**
 * Draws a monster; equal monsters get equal portraits. The name decides the species where it names
 * one, otherwise the id does, as well as the details; the type decides the possible species and
 * colours, the level and stats the size and proportions.
 */
export function drawPortrait(monster: PortraitSubject): SvgNode {
  const { type } = monster;
  const family = isPortraitType(type) ? type : "other";
  const random = seededRandom(monster.id);
  const traits = computeTraits(monster);
  const species = pickSpecies(monster, family);
  const palette = createPalette(family, type, random);
  const sketch: Sketch = [];
  const look = pickLook({ ...TYPE_LOOKS[family], ...species }, random);
  species.plan({ sketch, look, traits, random });
  return frameSketch(sketch, palette, traits, random.between(0.94, 1.06));
}

/** The drawing in the shadow root of a portrait with this `subject`, which the page's styles reach as a part. */
export function shadowDrawing(subject: string): SvgNode {
  const { attributes, ...drawing } = drawPortrait(readSubject(subject));
  const size = { display: "block", width: "100%", height: "100%" };
  const own = { "aria-hidden": "true", part: "drawing", ...size };
  return { ...drawing, attributes: { ...attributes, ...own } };
}
