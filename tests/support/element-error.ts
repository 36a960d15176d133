const SHOWN = "\n\nThe screen says: ";

/** The texts of an element, as a person would read them. */
function textsIn(container: Element): string {
  const found: string[] = [];
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) found.push(texts.currentNode.nodeValue?.trim() ?? "");
  return found.filter(Boolean).join(" · ");
}

/** The error of who looks for an element in vain. Who waits for it makes one at each try, so it is no dump of the document. */
export function elementError(message: string | null, container: Element): Error {
  const [problem] = (message ?? "").split(SHOWN);
  const error = new Error(problem + SHOWN + textsIn(container));
  error.name = "TestingLibraryElementError";
  return error;
}
