import type { PortraitSubject } from "@monster-field/portraits";
import { drawPortrait, type SvgNode, serializeSvg } from "@monster-field/portraits/drawing";
import sharp from "sharp";
import { portraitSubject } from "#src/monsters/portrait-subject.ts";

/** How many pixels of the measured drawing are one unit. */
const SCALE = 2;

/** Draws a monster and measures its bounding box. */
export async function cropPortrait(monster: PortraitSubject) {
  const node = drawPortrait(portraitSubject(monster));
  const { info } = await sharp(Buffer.from(serializeSvg(node)), { density: 72 * SCALE })
    .trim()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const box = {
    x: -(info.trimOffsetLeft ?? 0) / SCALE,
    y: -(info.trimOffsetTop ?? 0) / SCALE,
    width: info.width / SCALE,
    height: info.height / SCALE,
  };
  return { node, box };
}

/** A portrait and the bounding box of the monster in it. */
export type CroppedPortrait = Awaited<ReturnType<typeof cropPortrait>>;

/** The markup of the portrait, cropped unless `attributes` say otherwise. */
export function renderCropped(
  { node, box }: CroppedPortrait,
  attributes: SvgNode["attributes"] = {},
): string {
  const viewBox = `${box.x} ${box.y} ${box.width} ${box.height}`;
  return serializeSvg({ ...node, attributes: { ...node.attributes, viewBox, ...attributes } });
}
