// A script of its own, which runs before the app, and works without it.

import { nextPaint } from "#src/lib/next-paint.ts";
import { forEachInSlices } from "#src/lib/time-slicing.ts";
import { requestIdle } from "#src/lib/when-idle.ts";
import { PRERENDERED } from "#src/page/contract.ts";
import { PORTRAIT_TAG } from "./portrait-subject.ts";
import { shadowDrawing } from "./shadow-drawing.ts";
import type { SvgNode } from "./svg-node.ts";

function svgElement({ tag, attributes, children }: SvgNode): SVGElement {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, `${value}`);
  element.append(...children.map(svgElement));
  return element;
}

const isPrerendered = () => document.documentElement.hasAttribute(PRERENDERED);

/** The drawings from before the app has taken over, by subject: the app renders the same cards again. */
const drawings = new Map<string, Node>();

/** Draws the monster of its attribute `subject`. Until the app has taken over, it waits until the page is painted. */
export class PortraitElement extends HTMLElement {
  static observedAttributes = ["subject"];

  attributeChangedCallback(_name: string, before: string | null, subject: string): void {
    // The build has drawn it.
    if (before === null && this.shadowRoot) return;
    if (this.shadowRoot || !isPrerendered() || drawings.has(subject)) this.draw();
  }

  connectedCallback(): void {
    if (!this.shadowRoot) drawLater(this);
  }

  draw(): void {
    const subject = this.getAttribute("subject") ?? "";
    const drawing = drawings.get(subject)?.cloneNode(true) ?? svgElement(shadowDrawing(subject));
    if (isPrerendered()) drawings.set(subject, drawing);
    else drawings.clear();
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    root.replaceChildren(drawing);
  }
}

const waiting = new Set<PortraitElement>();

function drawLater(portrait: PortraitElement): void {
  if (waiting.size === 0) void nextPaint().then(drawWaiting);
  waiting.add(portrait);
}

/** Those near the viewport come first. */
function drawWaiting(): void {
  const portraits = [...waiting].filter(({ isConnected }) => isConnected);
  waiting.clear();
  const isNear = (portrait: PortraitElement) =>
    portrait.checkVisibility({ contentVisibilityAuto: true });
  const { near = [], far = [] } = Object.groupBy(portraits, (portrait) =>
    isNear(portrait) ? "near" : "far",
  );
  const draw = (portrait: PortraitElement) => portrait.draw();
  void forEachInSlices(near, draw).then(() => requestIdle(() => void forEachInSlices(far, draw)));
}

// A script that was requested again may run twice.
if (!customElements.get(PORTRAIT_TAG)) customElements.define(PORTRAIT_TAG, PortraitElement);
