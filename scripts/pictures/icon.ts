import { type CroppedPortrait, renderStanding } from "./cropped-portrait.ts";
import { COLORS, ellipse, tuft } from "./scenery.ts";

export type IconShape = {
  /** The height of the portrait, as a share of the icon's. */
  share: number;
  /** The radius of the transparent corners, as a share of the icon's width. */
  corner: number;
};

/** An app icon: a portrait on the field, in a drawing of 512 units. */
export function iconMarkup(portrait: CroppedPortrait, { share, corner }: IconShape): string {
  const height = 512 * share;
  const feet = 256 + height / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
    <clipPath id="tile"><rect width="512" height="512" rx="${512 * corner}"/></clipPath>
    <g clip-path="url(#tile)">
      <rect width="512" height="512" fill="${COLORS.sky}"/>
      ${ellipse({ x: 430, y: 500 }, 320, 270, COLORS.farHill)}
      ${ellipse({ x: 170, y: 640 }, 540, 350, COLORS.field)}
      ${ellipse({ x: 256, y: feet - height * 0.02 }, height * 0.36, height * 0.055, COLORS.shadow)}
      ${renderStanding(portrait, { x: 256, y: feet, height })}
      ${tuft({ x: 256 - height * 0.36, y: feet + height * 0.05 }, height / 250, COLORS.grass)}
      ${tuft({ x: 256 + height * 0.34, y: feet + height * 0.02 }, height / 300, COLORS.grass)}
    </g>
  </svg>`;
}
