/**
 * The texts at or below `root` that React keeps as nodes of their own. Page translation replaces them, and React would go on
 * to change or remove what is no longer in the document. A text that is all that its element holds is not one of them;
 * white space stays as it is.
 */
export function textsOfReact(root: Node): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text: Node | null = root; text; text = texts.nextNode()) {
    const isOfReact = Object.keys(text).some((key) => key.startsWith("__reactFiber$"));
    if (isOfReact && text.nodeValue?.trim())
      found.push(text.parentElement?.outerHTML ?? text.nodeValue);
  }
  return found;
}
