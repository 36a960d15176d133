import * as v from "valibot";
import { monsterListResponse } from "#src/api/schemas.ts";
import { idOf, problemsOf } from "./check-monster.ts";
import type { Exchange } from "./exchange.ts";
import { type Finding, judge, met, unchecked, unmet } from "./finding.ts";
import { outcomeOf } from "./outcome.ts";
import { shown } from "./shown.ts";

const LIST = "GET /monsters lists monsters";
const USABLE = "every listed monster has a usable id and name";
const UNIQUE = "every id is listed once";
const FIELDS = "every listed monster has all fields, of their kind or null";

type List = { monsters: unknown[]; why: null } | { why: string };

function readList(exchange: Exchange): List {
  const outcome = outcomeOf(exchange);
  if (outcome.why !== null) return outcome;
  const result = v.safeParse(monsterListResponse, outcome.json);
  if (!result.success) return { why: "the answer has no list in data.monsters" };
  return { monsters: result.output.data.monsters, why: null };
}

/** The ids by which the app knows the listed monsters. */
export function listedIds(exchange: Exchange): string[] {
  const list = readList(exchange);
  if (list.why !== null) return [];
  return list.monsters.map(idOf).filter((id) => id !== null);
}

function repeatedIn(ids: string[]): string[] {
  const seen = new Set<string>();
  const repeated = ids.filter((id) => seen.size === seen.add(id).size);
  return [...new Set(repeated)];
}

const othersUnchecked = (why: string) =>
  [USABLE, UNIQUE, FIELDS].map((claim) => unchecked(claim, why));

/** Checks the answer to GET /monsters. */
export function checkList(exchange: Exchange): Finding[] {
  const list = readList(exchange);
  if (list.why !== null) {
    return [unmet(LIST, list.why), ...othersUnchecked("there is no list")];
  }
  if (list.monsters.length === 0) {
    return [met(LIST, "none"), ...othersUnchecked("the list is empty")];
  }
  const faulty = list.monsters.flatMap((monster, index) => {
    const problems = problemsOf(monster).join(", ");
    const text = `monster ${index + 1}: ${problems}`;
    return problems ? [{ text, isUsable: idOf(monster) !== null }] : [];
  });
  const leftOut = faulty.filter(({ isUsable }) => !isUsable);
  const incomplete = faulty.filter(({ isUsable }) => isUsable);
  const repeated = repeatedIn(listedIds(exchange)).map(shown);
  return [
    met(LIST, String(list.monsters.length)),
    judge(
      USABLE,
      leftOut.map(({ text }) => text),
      { advice: "the app leaves such monsters out" },
    ),
    judge(UNIQUE, repeated, { advice: "the app shows only the first monster of an id" }),
    judge(
      FIELDS,
      incomplete.map(({ text }) => text),
      { advice: "the app shows unknown values as —" },
    ),
  ];
}
