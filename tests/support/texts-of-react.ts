/**
 * The texts at or below `root` for which React keeps a node: those that are not alone in their element.
 * Page translation replaces the node, and React would go on changing one that is no longer in the document.
 * White space is not translated.
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
