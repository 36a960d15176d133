/** Whether some text of an element is in a range. */
function hasTextOf(element: Element, range: Range): boolean {
  if (!range.intersectsNode(element)) return false;
  const part = range.cloneRange();
  if (!element.contains(part.startContainer)) part.setStartBefore(element);
  if (!element.contains(part.endContainer)) part.setEndAfter(element);
  return String(part).trim() !== "";
}

/** The rows of a body that are selected; none for a selection within a cell, or beyond the body. */
export function selectedRows(body: HTMLTableSectionElement): HTMLTableRowElement[] {
  const selection = getSelection();
  if (!selection?.rangeCount) return [];
  const range = selection.getRangeAt(0);
  if (!body.contains(range.commonAncestorContainer)) return [];
  const cells = [...body.rows].flatMap(({ cells: own }) => [...own]);
  const selected = cells.filter((cell) => hasTextOf(cell, range));
  return selected.length < 2
    ? []
    : [...new Set(selected.flatMap((cell) => cell.closest("tr") ?? []))];
}
