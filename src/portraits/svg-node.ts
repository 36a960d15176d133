/** A plain SVG tree: nothing in it depends on a DOM or a rendering library. */
export type SvgNode = {
  tag: "svg" | "g" | "path";
  attributes: Record<string, string | number>;
  children: SvgNode[];
  /** What a screen may want to move. */
  part?: "eyes";
};

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(value: string | number): string {
  return String(value).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** The tree as markup of an SVG file. */
export function portraitMarkup({ tag, attributes, children }: SvgNode): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const opening = `<${tag}${written.join("")}`;
  return children.length === 0
    ? `${opening}/>`
    : `${opening}>${children.map(portraitMarkup).join("")}</${tag}>`;
}
