import { createElement, type ReactElement, type ReactNode } from "react";
import { drawPortrait, type PortraitSubject } from "#src/portraits/portrait.ts";
import type { SvgNode } from "#src/portraits/svg-node.ts";
import styles from "./monster-portrait.module.css";

// The monster objects stay the same between renders, so cached elements let React skip the portraits.
const CACHE = new WeakMap<PortraitSubject, ReactElement>();

function propertyName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function elementOf({ tag, attributes, children, part }: SvgNode): ReactElement {
  const properties = Object.entries(attributes).map(([name, value]) => [propertyName(name), value]);
  const className = part && { className: styles[part] };
  return createElement(
    tag,
    { ...Object.fromEntries(properties), ...className },
    ...children.map(elementOf),
  );
}

/** The drawing inside a portrait. In its own chunk, so that the text is shown first. */
export default function PortraitDrawing({ monster }: { monster: PortraitSubject }): ReactNode {
  const drawing = CACHE.get(monster) ?? elementOf(drawPortrait(monster));
  CACHE.set(monster, drawing);
  return drawing;
}
