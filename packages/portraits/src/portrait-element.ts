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
 * until the window is near, or the page is printed.
 */
export class PortraitElement extends HTMLElement {
  static observedAttributes = ["subject"];

  attributeChangedCallback(_name: string, before: string | null): void {
    const canWait = this.isConnected || this.getAttribute("loading") === "lazy";
    if (before === null ? !canWait : this.shadowRoot) this.draw();
  }

  connectedCallback(): void {
    // The build may have drawn it.
    if (this.shadowRoot) return;
    if (isPrinting) this.draw();
    else nearWindow.observe(this);
  }

  disconnectedCallback(): void {
    nearWindow.unobserve(this);
  }

  draw(): void {
    nearWindow.unobserve(this);
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    root.replaceChildren(svgElement(shadowDrawing(this.getAttribute("subject") ?? "")));
  }
}

const isEmpty = (element: Element): element is PortraitElement =>
  element instanceof PortraitElement && element.isConnected && !element.shadowRoot;

/** Sees what is less than a window away. */
const nearWindow = new IntersectionObserver(
  (entries) => {
    const near = entries.flatMap(({ isIntersecting, target }) => (isIntersecting ? target : []));
    void forEachInSlices(near, (portrait) => isEmpty(portrait) && portrait.draw());
  },
  { rootMargin: "100%" },
);

let isPrinting = false;

function preparePrint(): void {
  isPrinting = true;
  for (const portrait of [...document.querySelectorAll(PORTRAIT_TAG)].filter(isEmpty))
    portrait.draw();
}

function endPrint(): void {
  isPrinting = false;
}

addEventListener("beforeprint", preparePrint);
addEventListener("afterprint", endPrint);

// A script that was requested again may run twice.
if (!customElements.get(PORTRAIT_TAG)) customElements.define(PORTRAIT_TAG, PortraitElement);
