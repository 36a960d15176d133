function cube(value: number): number {
  return value * value * value;
}

/** Bhaskara's approximation, accurate to 0.0017. `Math.sin` may differ between engines. */
function sine(degrees: number): number {
  const angle = ((degrees % 360) + 360) % 360;
  const bow = (angle % 180) * (180 - (angle % 180));
  return ((angle < 180 ? 4 : -4) * bow) / (40500 - bow);
}

/** Encodes linear light as two hex digits; square roots approximate the sRGB transfer function. */
function encodeChannel(linear: number): string {
  const value = Math.min(1, Math.max(0.001, linear));
  const second = Math.sqrt(value);
  const fourth = Math.sqrt(second);
  const eighth = Math.sqrt(fourth);
  const level = 0.662 * second + 0.6841 * fourth - 0.3236 * eighth - 0.0225 * value;
  return Math.round(Math.min(1, Math.max(0, level)) * 255)
    .toString(16)
    .padStart(2, "0");
}

/** Converts OKLCH (lightness in percent, hue in degrees) to a hex colour; one outside sRGB is clipped. */
export function oklchToHex(lightness: number, chroma: number, hue: number): string {
  const a = chroma * sine(hue + 90);
  const b = chroma * sine(hue);
  const long = cube(lightness / 100 + 0.39634 * a + 0.2158 * b);
  const middle = cube(lightness / 100 - 0.10556 * a - 0.06385 * b);
  const short = cube(lightness / 100 - 0.08948 * a - 1.29149 * b);
  const red = 4.07674 * long - 3.30771 * middle + 0.23097 * short;
  const green = -1.26844 * long + 2.60976 * middle - 0.34132 * short;
  const blue = -0.0042 * long - 0.70342 * middle + 1.70761 * short;
  return `#${encodeChannel(red)}${encodeChannel(green)}${encodeChannel(blue)}`;
}
