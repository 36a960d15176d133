import type { Page } from "@playwright/test";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { drawPortrait } from "#src/portraits/portrait.ts";
import { type SvgNode, serializeSvg } from "#src/portraits/svg-node.ts";

type Box = { x: number; y: number; width: number; height: number };

/** A portrait and the part of its frame that it fills. */
export type Figure = { node: SvgNode; box: Box };

/** Draws a monster of the catalogue in the page, to learn how much of its frame it fills. */
export async function figureOf(page: Page, id: string): Promise<Figure> {
  const monster = CATALOGUE.find((candidate) => candidate.id === id);
  if (!monster) throw new Error(`The catalogue has no monster ${id}.`);
  const node = drawPortrait(monster);
  await page.setContent(`<body style="margin: 0; width: 128px">${serializeSvg(node)}`);
  const box = await page.locator("svg > g").boundingBox();
  if (!box) throw new Error(`Monster ${id} has an empty portrait.`);
  return { node, box };
}

/** The markup of a figure with other attributes on its outermost element. */
export function markupWith({ node }: Figure, attributes: SvgNode["attributes"]): string {
  return serializeSvg({ ...node, attributes: { ...node.attributes, ...attributes } });
}

/** The markup of a figure that stands with the middle of its feet at a place of a drawing. */
export function standing(figure: Figure, at: { x: number; y: number; height: number }): string {
  const { x, y, width, height } = figure.box;
  const wide = (width / height) * at.height;
  return markupWith(figure, {
    viewBox: [x, y, width, height].map((number) => number.toFixed(2)).join(" "),
    x: (at.x - wide / 2).toFixed(1),
    y: (at.y - at.height).toFixed(1),
    width: wide.toFixed(1),
    height: at.height,
  });
}
