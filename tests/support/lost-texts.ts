import { afterEach, beforeEach, expect } from "vitest";
import { textsOfReact } from "./texts-of-react.ts";

const lost: string[] = [];

const observer = new MutationObserver((changes) => {
  for (const { addedNodes, target, type } of changes) {
    const changed = type === "characterData" ? [target] : addedNodes;
    for (const node of changed) lost.push(...textsOfReact(node));
  }
});

/** Fails each test of a file whose app has a text that page translation would break, in whatever state. */
export function watchLostTexts(): void {
  beforeEach(() => {
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  afterEach(() => {
    observer.disconnect();
    expect(lost.splice(0)).toEqual([]);
  });
}
