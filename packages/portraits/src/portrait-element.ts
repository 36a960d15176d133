import { type SvgNode, shadowDrawing } from "./drawing.ts";
import { PORTRAIT_TAG } from "./portrait-subject.ts";
import { forEachInSlices } from "./slices.ts";

function svgElement({ tag, attributes, children }: SvgNode): SVGElement {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, `${value}`);
  element.append(...children.map(svgElement));
  return element;
}

/**
 * Draws the monster of its attribute `subject`. What was on the page before this script, or has `loading="lazy"`, waits
 * for the next paint.
 */
export class PortraitElement extends HTMLElement {
  static observedAttributes = ["subject"];

  attributeChangedCallback(_name: string, before: string | null): void {
    const canWait = this.isConnected || this.getAttribute("loading") === "lazy";
    if (before !== null || !canWait) this.draw();
  }

  connectedCallback(): void {
    // The build may have drawn it.
    if (!this.shadowRoot) drawLater(this);
  }

  draw(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    root.replaceChildren(svgElement(shadowDrawing(this.getAttribute("subject") ?? "")));
  }
}

const waiting = new Set<PortraitElement>();

function drawLater(portrait: PortraitElement): void {
  if (waiting.size === 0) requestAnimationFrame(() => setTimeout(drawWaiting));
  waiting.add(portrait);
}

function drawWaiting(): void {
  const portraits = [...waiting].filter(({ isConnected }) => isConnected);
  waiting.clear();
  void forEachInSlices(portraits, (portrait) => portrait.draw());
}

// A script that was requested again may run twice.
if (!customElements.get(PORTRAIT_TAG)) customElements.define(PORTRAIT_TAG, PortraitElement);
