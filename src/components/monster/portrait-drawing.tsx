import { createElement, type ReactElement, type ReactNode } from "react";
import { drawPortrait, type PortraitSubject } from "#src/portraits/portrait.ts";
import type { SvgNode } from "#src/portraits/svg-node.ts";
import styles from "./monster-portrait.module.css";

// A list keeps its monsters when it renders again, and so React its portraits.
const DRAWN = new WeakMap<PortraitSubject, ReactElement>();

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

/** The drawing inside a portrait. A module of its own: the art is loaded after the words. */
export default function PortraitDrawing({ monster }: { monster: PortraitSubject }): ReactNode {
  const drawn = DRAWN.get(monster) ?? elementOf(drawPortrait(monster));
  DRAWN.set(monster, drawn);
  return drawn;
}
