/**
 * Changes the document as the browser's page translation does, now and at every later text: replaces each by another node
 * inside `<font>`. The words stay the same, so that tests can find them. Names and white space, which
 * browsers leave alone, are replaced as well, as extensions may do. Playwright can run this in a page.
 */
export function translatePage(): MutationObserver {
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of root.nodeType === Node.TEXT_NODE ? [root] : texts) {
      const parent = text.parentElement;
      if (!parent || parent.closest("font, script, style, svg")) continue;
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      inner.append(text.nodeValue ?? "");
      parent.replaceChild(outer, text);
    }
  };
  document.documentElement.lang = "en";
  translate(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      for (const node of type === "characterData" ? [target] : addedNodes) translate(node);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return observer;
}
