import { escapeMarkup } from "#src/lib/escape-markup.ts";

/** A plain SVG tree, which needs neither a DOM nor a rendering library. */
export type SvgNode = {
  tag: "svg" | "g" | "path";
  attributes: Record<string, string | number>;
  children: SvgNode[];
};

/** The tree as SVG markup. */
export function serializeSvg({ tag, attributes, children }: SvgNode): string {
  const attributeTexts = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeMarkup(String(value))}"`,
  );
  const opening = `<${tag}${attributeTexts.join("")}`;
  return children.length === 0
    ? `${opening}/>`
    : `${opening}>${children.map(serializeSvg).join("")}</${tag}>`;
}
