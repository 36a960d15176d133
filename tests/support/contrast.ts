/** Linear-light sRGB, each channel from 0 to 1. */
export type Rgb = [red: number, green: number, blue: number];

/** CSS Color 4, "Sample code for color conversions": OKLCH to linear-light sRGB. */
function oklchToLinearRgb(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** `white` or `oklch(L% C H)` as linear-light sRGB, clipped to its gamut. */
export function parseColor(color: string): Rgb {
  if (color === "white") return [1, 1, 1];
  const match = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(color);
  if (!match) throw new Error(`Not a supported colour: ${color}`);
  const [lightness = 0, chroma = 0, hue = 0] = match.slice(1).map(Number);
  const [red, green, blue] = oklchToLinearRgb(lightness / 100, chroma, hue);
  const clip = (channel: number) => Math.min(Math.max(channel, 0), 1);
  return [clip(red), clip(green), clip(blue)];
}

/** WCAG 2.2, definition of relative luminance. */
function luminance(color: string): number {
  const [red, green, blue] = parseColor(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, definition of contrast ratio: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
