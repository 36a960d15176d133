import type { Page } from "@playwright/test";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { drawPortrait } from "#src/portraits/portrait.ts";
import { type SvgNode, serializeSvg } from "#src/portraits/svg-node.ts";

type Box = { x: number; y: number; width: number; height: number };

/** A portrait and the bounding box of the monster in it. */
export type CroppedPortrait = { node: SvgNode; box: Box };

/** Draws a monster of the catalogue and measures its bounding box by rendering it in `page`. */
export async function cropPortrait(page: Page, id: string): Promise<CroppedPortrait> {
  const monster = CATALOGUE.find((candidate) => candidate.id === id);
  if (!monster) throw new Error(`The catalogue has no monster ${id}.`);
  const node = drawPortrait(monster);
  await page.setContent(`<body style="margin: 0; width: 128px">${serializeSvg(node)}`);
  const box = await page.locator("svg > g").boundingBox();
  if (!box) throw new Error(`Monster ${id} has an empty portrait.`);
  return { node, box };
}

/** The markup of the portrait, with further attributes on its `svg` element. */
export function renderWithAttributes(
  { node }: CroppedPortrait,
  attributes: SvgNode["attributes"],
): string {
  return serializeSvg({ ...node, attributes: { ...node.attributes, ...attributes } });
}

/** The markup of the portrait as part of a drawing, with the middle of its feet at (x, y). */
export function renderStanding(
  portrait: CroppedPortrait,
  at: { x: number; y: number; height: number },
): string {
  const { x, y, width, height } = portrait.box;
  const scaledWidth = (width / height) * at.height;
  return renderWithAttributes(portrait, {
    viewBox: [x, y, width, height].map((number) => number.toFixed(2)).join(" "),
    x: (at.x - scaledWidth / 2).toFixed(1),
    y: (at.y - at.height).toFixed(1),
    width: scaledWidth.toFixed(1),
    height: at.height,
  });
}
