/** Encodes linear light as two hex digits of sRGB. */
function encodeChannel(linear: number): string {
  const light = Math.min(1, Math.max(0, linear));
  const level = light < 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(level * 255)
    .toString(16)
    .padStart(2, "0");
}

/** Converts OKLCH (lightness in percent, hue in degrees) to a hex colour; one outside sRGB is clipped. */
export function oklchToHex(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness / 100 + 0.39634 * a + 0.2158 * b) ** 3;
  const middle = (lightness / 100 - 0.10556 * a - 0.06385 * b) ** 3;
  const short = (lightness / 100 - 0.08948 * a - 1.29149 * b) ** 3;
  const red = 4.07674 * long - 3.30771 * middle + 0.23097 * short;
  const green = -1.26844 * long + 2.60976 * middle - 0.34132 * short;
  const blue = -0.0042 * long - 0.70342 * middle + 1.70761 * short;
  return `#${encodeChannel(red)}${encodeChannel(green)}${encodeChannel(blue)}`;
}
