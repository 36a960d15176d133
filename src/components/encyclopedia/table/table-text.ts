import type { Messages } from "#src/messages/ja.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { monsterNumber } from "#src/monsters/monster-number.ts";
import { monsterType, OTHER_TYPE } from "#src/monsters/monster-type.ts";
import { readValue, VALUES } from "#src/monsters/monster-values.ts";

/**
 * A text of the API as a cell. Spreadsheets would take some of its characters for the end of the cell, or the whole for a
 * formula.
 */
function textCell(text: string): string {
  const line = text.replace(/[\t\r\n\v\f\u0085\u2028\u2029]+/g, " ");
  const safe = /^[=+\-@＝＋－＠]/.test(line.trimStart()) ? `'${line}` : line;
  return safe.includes('"') ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Monsters as text that a spreadsheet takes for a table: a line of names, then one for each monster. */
export function tableText(monsters: readonly Monster[], messages: Messages): string {
  const { table, compare, types, monster: names } = messages;
  const typeOf = (text: string | null) => {
    const type = monsterType(text);
    return type === OTHER_TYPE ? (text ?? "") : types[type];
  };
  const rows = monsters.map((monster) => [
    monsterNumber(monster) ?? "",
    textCell(monster.name),
    textCell(typeOf(monster.type)),
    ...VALUES.map((column) => readValue(monster, column) ?? ""),
  ]);
  const head = [table.number, table.name, compare.type, ...VALUES.map((column) => names[column])];
  return [head, ...rows].map((cells) => cells.join("\t")).join("\n");
}
