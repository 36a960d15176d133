import type { Look } from "./shapes.ts";

type Palette = Record<Look, string>;

/** The colours of the app's tokens, as far as it has them; not all programs read OKLCH in pictures. */
export const LIGHT: Palette = {
  ground: "#ffffff",
  track: "#eaf1e4",
  met: "#1f8a4c",
  missed: "#cf3f2e",
  plain: "#5f7f9e",
  equality: "#6e8071",
  mark: "#13261e",
  ink: "#13261e",
  soft: "#44584d",
  "met-sign": "#1f7a45",
  "missed-sign": "#a21921",
};

export const DARK: Palette = {
  ground: "#19251f",
  track: "#2a3a32",
  met: "#55b877",
  missed: "#f2806f",
  plain: "#86a5c4",
  equality: "#8ea397",
  mark: "#ecf0e8",
  ink: "#ecf0e8",
  soft: "#b0bbb0",
  "met-sign": "#7fdc9a",
  "missed-sign": "#fda19a",
};

const SIGNS: Look[] = ["met-sign", "missed-sign"];

const rulesOf = (palette: Palette): string =>
  Object.entries(palette)
    .map(([look, color]) => {
      const isSign = SIGNS.some((sign) => sign === look);
      return `.${look}{${isSign ? "stroke" : "fill"}:${color}}`;
    })
    .join("");

/** The styles of a picture, for light and dark themes. */
export const STYLES = [
  `text{font-family:system-ui,"Segoe UI",Helvetica,Arial,sans-serif}`,
  `.met-sign,.missed-sign{fill:none;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}`,
  rulesOf(LIGHT),
  `@media (prefers-color-scheme:dark){${rulesOf(DARK)}}`,
].join("\n");
