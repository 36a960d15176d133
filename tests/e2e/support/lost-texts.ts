/** The texts in sight that their window or a box cuts, or that another text overlaps. Runs in the page. */
export function lostTexts(): string[] {
  type Piece = { node: Text; layer: Element | undefined; rect: DOMRect; isLost: boolean };
  const pageWidth = document.documentElement.clientWidth;
  const range = document.createRange();

  const ancestors = (element: Element): Element[] =>
    element.parentElement ? [element, ...ancestors(element.parentElement)] : [element];
  const isHidden = (element: Element) =>
    element.matches("script, style, option") ||
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    // A text with a mask has the letters of a drawing.
    getComputedStyle(element).maskImage !== "none" ||
    ancestors(element).some((box) => getComputedStyle(box).clipPath !== "none");
  /** What lies above the page covers it on purpose. */
  const isLayer = (box: Element) =>
    /fixed|sticky/.test(getComputedStyle(box).position) ||
    box.matches("dialog, [popover], [role=listbox]");
  const isScroller = (box: Element) => /auto|scroll/.test(getComputedStyle(box).overflow);
  /** The boxes that text must not leave: up to the first that scrolls. */
  const limitsOf = (element: Element) => {
    const boxes = ancestors(element).slice(0, -2);
    const scroller = boxes.findIndex(isScroller);
    return (scroller < 0 ? boxes : boxes.slice(0, scroller))
      .filter((box) => /hidden|clip/.test(getComputedStyle(box).overflow))
      .map((box) => box.getBoundingClientRect())
      .concat(scroller < 0 ? new DOMRect(0, -1e6, pageWidth, 2e6) : []);
  };
  const leaves = (one: DOMRect, box: DOMRect) =>
    one.left < box.left || one.right > box.right || one.top < box.top || one.bottom > box.bottom;
  const meets = (one: DOMRect, other: DOMRect) =>
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom;

  /** The part of a box that its scroller shows. */
  const shownOf = ({ x, y, right, bottom }: DOMRect, view: DOMRect) => {
    const [left, top] = [Math.max(x, view.left), Math.max(y, view.top)];
    const [width, height] = [
      Math.min(right, view.right) - left,
      Math.min(bottom, view.bottom) - top,
    ];
    return new DOMRect(left, top, Math.max(width, 0), Math.max(height, 0));
  };

  const piecesOf = (node: Text): Piece[] => {
    const element = node.parentElement;
    if (!element || !node.data.trim() || isHidden(element)) return [];
    const limits = limitsOf(element);
    const layer = ancestors(element).find(isLayer);
    const scroller = ancestors(element).slice(0, -2).find(isScroller)?.getBoundingClientRect();
    range.selectNodeContents(node);
    return [...range.getClientRects()]
      .map((box) => (scroller ? shownOf(box, scroller) : box))
      .filter(({ width, height }) => width > 2 && height > 2)
      .map(({ x, y, width, height }) => {
        // Lines of usual height overlap where there is no ink.
        const rect = new DOMRect(x + 1, y + height * 0.22, width - 2, height * 0.56);
        return { node, layer, rect, isLost: limits.some((box) => leaves(rect, box)) };
      });
  };

  const pieces: Piece[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (node instanceof Text) pieces.push(...piecesOf(node));
  const covered = pieces.flatMap((one, index) =>
    pieces
      .slice(index + 1)
      .filter(
        ({ node, layer, rect }) =>
          node !== one.node && layer === one.layer && meets(rect, one.rect),
      )
      .map((other) => `${one.node.data} overlaps ${other.node.data}`),
  );
  const cut = pieces.filter(({ isLost }) => isLost).map(({ node }) => `cut: ${node.data}`);
  return [...new Set([...cut, ...covered])];
}
