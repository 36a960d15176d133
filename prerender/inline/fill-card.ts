import { monsterNumber } from "#src/monsters/monster-number.ts";
import { monsterType } from "#src/monsters/monster-type.ts";
import { BLANK_NAME } from "./blank-name.ts";

/** What a card shows of a monster. */
type Card = { id: string; name: string; type?: string | null; level?: number | null };

const UNKNOWN = "—";

/** Whether a monster has what a card shows, in the usual form. */
export function isCard(value: unknown): value is Card {
  if (typeof value !== "object" || value === null) return false;
  const { id, name, type, level }: Record<string, unknown> = { ...value };
  return (
    typeof id === "string" &&
    id.trim() !== "" &&
    typeof name === "string" &&
    name.trim() !== "" &&
    (type === null || typeof type === "string") &&
    (level === null || typeof level === "number")
  );
}

/** A copy of the blank card of the monster's type, with the monster's words in it. */
export function fillCard(monster: Card, blanks: Element[]): Element | null {
  const type = monsterType(monster.type ?? null);
  const blank = blanks.find((card) => card.querySelector(`article[data-type="${type}"]`));
  if (!blank) return null;
  const item = document.importNode(blank, true);
  const write = (selector: string, textOf: (blank: string) => string) => {
    const element = item.querySelector(selector);
    if (element) element.textContent = textOf(element.textContent);
  };
  const { id, name, level } = monster;
  const digits = monsterNumber({ id })?.padStart(3, "0");
  write("p span:first-child", (text) => (digits ? text.replace(/\d+/, digits) : ""));
  write("p span:last-child", (text) => text.replace("0", level == null ? UNKNOWN : String(level)));
  write("h2, h3", () => name.trim());
  if (type === "other") write("article > [data-type]", () => monster.type?.trim() || UNKNOWN);
  for (const named of item.querySelectorAll("[aria-label]")) {
    const label = named.getAttribute("aria-label") ?? "";
    named.setAttribute(
      "aria-label",
      label.replace(BLANK_NAME, () => name.trim()),
    );
  }
  item.querySelector("a")?.setAttribute("href", `/monsters/${encodeURIComponent(id)}`);
  return item;
}
