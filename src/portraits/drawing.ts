import { seededRandom } from "#src/lib/seeded-random.ts";
import { monsterType, typeParts } from "#src/monsters/monster-type.ts";
import { pickSpecies } from "#src/portraits/species/pick-species.ts";
import { TYPE_LOOKS } from "#src/portraits/species/species-of-type.ts";
import { frameSketch, type SvgNode } from "./frame.ts";
import { pickLook } from "./look.ts";
import { createPalette } from "./palette.ts";
import type { Sketch } from "./parts/part.ts";
import { type PortraitSubject, readSubject } from "./portrait-subject.ts";
import { computeTraits } from "./traits.ts";

export { type SvgNode, serializeSvg } from "./frame.ts";

/**
 * Draws a monster; equal monsters get equal portraits. The name decides the species where it names
 * one, otherwise the id does, as well as the details; the type decides the possible species and
 * colours, the level and stats the size and proportions.
 */
export function drawPortrait(monster: PortraitSubject): SvgNode {
  const [type = null] = typeParts(monster.type ?? "");
  const family = monsterType(type);
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
  const own = { "aria-hidden": "true", part: "drawing", display: "block", width: "100%" };
  return { ...drawing, attributes: { ...attributes, ...own } };
}
