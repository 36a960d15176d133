import { isBlank, isUsableText, languageOf, MAX_SHOWN_LENGTH } from "#src/lib/plain-text.ts";
import { groupDigits, SHORT_FROM } from "#src/messages/format-number.ts";
import type { Stat } from "#src/monsters/monster.ts";
import { isUsableId, monsterNumber } from "#src/monsters/monster-number.ts";
import { monsterType, patternOfType } from "#src/monsters/monster-type.ts";
import { BLANK_NAME, MONSTER } from "#src/page/contract.ts";
import { PORTRAIT_TAG, writeSubject } from "#src/portraits/portrait-subject.ts";

/** The fields of a monster that a card shows. Only the portrait uses the stats; they are unchecked. */
type Card = { id: string; name: string; type?: string | null; level?: number | null } & {
  [stat in Stat]?: unknown;
};

/** Whether the app shows this text unchanged. */
const isText = (value: unknown): value is string =>
  typeof value === "string" && value.length <= MAX_SHOWN_LENGTH && isUsableText(value);

/** Whether the app treats this as no text. */
const isBlankText = (value: unknown) => typeof value === "string" && isBlank(value);

/** Whether `value` has the fields of a card, in a form that the app shows unchanged. */
export function isCard(value: unknown): value is Card {
  if (typeof value !== "object" || value === null) return false;
  const { id, name, type, level }: Record<string, unknown> = { ...value };
  return (
    typeof id === "string" &&
    isUsableId(id) &&
    isText(name) &&
    (type === null || isText(type) || isBlankText(type)) &&
    // Each language writes higher ones in its own way.
    (level === null || (typeof level === "number" && Math.abs(level) < SHORT_FROM))
  );
}

const BADGE = "article > [data-type]";
const LEVEL = "p > span:last-child";

/** The number, the same in both languages; empty without one. */
export function numberText(monster: Pick<Card, "id">): string {
  const digits = monsterNumber(monster)?.padStart(3, "0");
  return digits ? `No.${digits}` : "";
}

/** Writes a text of the API, and marks its language. */
function writeApiText(element: Element | null, text: string): void {
  if (!element) return;
  element.textContent = text;
  const language = languageOf(text);
  if (language) element.setAttribute("lang", language);
}

/** The id of the blank card for this type, or for unknown values. */
export const blankId = (type: string | null): string => `blank-${type}`;

const findBlank = (blanks: ParentNode, type: string | null) =>
  blanks.querySelector(`li:has([href="/monsters/${blankId(type)}"])`);

/** Shows a value as unknown, with the markup from the blank card that has no known values. */
function copyUnknown(card: Element, unknown: Element, selector: string): void {
  const source = unknown.querySelector(selector);
  if (source) card.querySelector(selector)?.replaceWith(document.importNode(source, true));
}

/**
 * Copies the blank card of the monster's type (see `blankMonsters`) and fills it in as React would. `index` is the
 * monster's place in the list, from 0, and `total` the length of the list.
 */
export function fillCard(
  monster: Card,
  blanks: ParentNode,
  index: number,
  total: number,
): Element | null {
  const { id, level } = monster;
  const name = monster.name.trim();
  const typeText = monster.type && !isBlank(monster.type) ? monster.type.trim() : null;
  const type = monsterType(typeText);
  const blank = findBlank(blanks, type);
  const unknown = findBlank(blanks, null);
  if (!blank || !unknown) return null;
  const item = document.importNode(blank, true);
  const pattern = patternOfType(typeText);
  if (pattern) item.querySelector("article")?.setAttribute("data-pattern", String(pattern));
  item.removeAttribute("data-index");
  item.setAttribute(MONSTER, id);
  item.setAttribute("aria-posinset", String(index + 1));
  item.setAttribute("aria-setsize", String(total));
  const number = numberText(monster);
  if (number) item.querySelector("p > span:first-child")?.append(number);
  writeApiText(item.querySelector("h2, h3"), name);
  if (level == null) copyUnknown(item, unknown, LEVEL);
  else item.querySelector(`${LEVEL} > :last-child`)?.replaceChildren(groupDigits(level));
  if (!typeText) copyUnknown(item, unknown, BADGE);
  else if (type === "other") writeApiText(item.querySelector(BADGE), typeText);
  for (const labelled of item.querySelectorAll("[aria-label]")) {
    const label = labelled.getAttribute("aria-label") ?? "";
    labelled.setAttribute(
      "aria-label",
      label.replace(BLANK_NAME, () => name),
    );
  }
  item
    .querySelector(PORTRAIT_TAG)
    ?.setAttribute("subject", writeSubject({ ...monster, name, type: typeText }));
  item.querySelector("a")?.setAttribute("href", `/monsters/${encodeURIComponent(id)}`);
  return item;
}
