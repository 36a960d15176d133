/** Lightness in percent, chroma, hue in degrees. */
export type Oklch = [lightness: number, chroma: number, hue: number];

/**
 * The first colour, that of the light theme, which a rule of a style sheet gives to a property.
 * @throws {Error} when there is none.
 */
export function declaredColor(css: string, selector: string, property: string): Oklch {
  const start = css.indexOf(`${selector} {`);
  const rule = start < 0 ? "" : css.slice(start, css.indexOf("}", start));
  const value = new RegExp(`${property}:[^;]*?oklch\\(([\\d.]+)% ([\\d.]+) ([\\d.]+)`).exec(rule);
  if (!value) throw new Error(`${selector} has no colour for ${property}`);
  return [Number(value[1]), Number(value[2]), Number(value[3])];
}
