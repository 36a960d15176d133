import { escapeMarkup } from "#src/lib/escape-markup.ts";
import type { Messages } from "#src/messages/ja.ts";
import type { Monster } from "#src/monsters/fields.ts";
import { monsterNumber } from "#src/monsters/monster-id.ts";
import { monsterType, OTHER_TYPE } from "#src/monsters/monster-type.ts";
import { readValue, VALUES } from "#src/monsters/monster-values.ts";

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

/** A number, or a text that is to stay one. */
type Cell = number | string;

/** A text of the API in one line. Spreadsheets would calculate what begins as a formula. */
function safe(text: string): string {
  const line = text.replace(/[\t\r\n\v\f\u0085\u2028\u2029]+/g, " ");
  return /^[=+\-@＝＋－＠]/.test(line.trimStart()) ? `'${line}` : line;
}

const inText = (cell: Cell) =>
  typeof cell === "string" && cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;

/**
 * The format keeps spreadsheets from taking a name for a number or a date, as they would 007, 3/4 and 1E5. LibreOffice has
 * an attribute of its own for it.
 */
const inHtml = (cell: Cell) =>
  typeof cell === "number"
    ? `<td>${cell}</td>`
    : `<td sdnum="1033;0;@" style="mso-number-format:'\\@'">${escapeMarkup(cell)}</td>`;

/** What is copied, in the two forms between which the program chooses in which it is pasted. */
const copyOf = (rows: Cell[][]) => ({
  text: rows.map((cells) => cells.map(inText).join("\t")).join("\n"),
  html: `<table>${rows.map((cells) => `<tr>${cells.map(inHtml).join("")}</tr>`).join("")}</table>`,
});

function rowsOf(monsters: readonly Monster[], { types }: Messages): Cell[][] {
  const typeOf = (text: string | null) => {
    const type = monsterType(text);
    return type === OTHER_TYPE ? safe(text ?? "") : types[type];
  };
  return monsters.map((monster) => {
    const number = monsterNumber(monster) ?? "";
    return [
      // Longer ones would be rounded.
      Number.isSafeInteger(Number(number)) && number ? Number(number) : number,
      safe(monster.name),
      typeOf(monster.type),
      ...VALUES.map((column) => readValue(monster, column) ?? ""),
    ];
  });
}

/** Some rows of the table. */
export const copyOfRows = (monsters: readonly Monster[], messages: Messages) =>
  copyOf(rowsOf(monsters, messages));

/** The whole table, with the names of its columns. */
export function copyOfTable(monsters: readonly Monster[], messages: Messages) {
  const { table, compare, monster: names } = messages;
  const head = [table.number, table.name, compare.type, ...VALUES.map((column) => names[column])];
  return copyOf([head, ...rowsOf(monsters, messages)]);
}
