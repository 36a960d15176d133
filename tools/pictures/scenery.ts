import { oklchToHex } from "@monster-field/portraits/drawing";
import { type CroppedPortrait, renderCropped } from "../../build/pictures/cropped-portrait.ts";

/** The light colours of the home page's hero, and shades of its field. */
export const COLORS = {
  sky: oklchToHex(93, 0.05, 215),
  cloud: oklchToHex(98, 0.015, 215),
  farHill: oklchToHex(88, 0.1, 148),
  hill: oklchToHex(84, 0.13, 145),
  field: oklchToHex(78, 0.15, 146),
  shadow: oklchToHex(68, 0.14, 148),
  grass: oklchToHex(60, 0.13, 150),
  ink: oklchToHex(25, 0.03, 165),
} as const;

type Place = { x: number; y: number };

/** A flat ellipse: a hill, a cloud's puff or a shadow. */
export function ellipse({ x, y }: Place, rx: number, ry: number, color: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${color}"/>`;
}

/** Three blades of grass that grow at a place. */
export function tuft({ x, y }: Place, scale: number, color: string): string {
  return `<path transform="translate(${x} ${y}) scale(${scale})" fill="${color}"
    d="M-11 0Q-13-12-22-18Q-8-17-5-8Q-6-22-1-32Q6-21 5-8Q9-18 22-21Q13-12 11 0Z"/>`;
}

/** The markup of the portrait as part of a drawing, with the middle of its feet at (x, y). */
export function renderStanding(
  portrait: CroppedPortrait,
  at: { x: number; y: number; height: number },
): string {
  const width = (portrait.box.width / portrait.box.height) * at.height;
  const { x, y, height } = { ...at, x: at.x - width / 2, y: at.y - at.height };
  return renderCropped(portrait, { x, y, width, height });
}
