import * as v from "valibot";
import { monsterListResponse } from "#src/api/schemas.ts";
import { findProblems, readId } from "./check-monster.ts";
import type { Exchange } from "./exchange.ts";
import { type Finding, judge, met, unchecked, unmet } from "./finding.ts";
import { formatValue } from "./format-value.ts";
import { readJson } from "./read-response.ts";

const LIST = "GET /monsters lists monsters";
const USABLE = "every listed monster has a usable id and name";
const UNIQUE = "every id is listed once";
const FIELDS = "every listed monster has all fields, of their kind or null";

type List = { monsters: unknown[]; problem: null } | { problem: string };

function readList(exchange: Exchange): List {
  const body = readJson(exchange);
  if (body.problem !== null) return body;
  const result = v.safeParse(monsterListResponse, body.json);
  if (!result.success) return { problem: "the answer has no list in data.monsters" };
  return { monsters: result.output.data.monsters, problem: null };
}

/** The ids of the listed monsters that the app can use. */
export function readListedIds(exchange: Exchange): string[] {
  const list = readList(exchange);
  if (list.problem !== null) return [];
  return list.monsters.map(readId).filter((id) => id !== null);
}

function findRepeated(ids: string[]): string[] {
  const seen = new Set<string>();
  const repeated = ids.filter((id) => seen.size === seen.add(id).size);
  return [...new Set(repeated)];
}

const othersUnchecked = (reason: string) =>
  [USABLE, UNIQUE, FIELDS].map((claim) => unchecked(claim, reason));

/** Checks GET /monsters. */
export function checkList(exchange: Exchange): Finding[] {
  const list = readList(exchange);
  if (list.problem !== null) {
    return [unmet(LIST, list.problem), ...othersUnchecked("there is no list")];
  }
  if (list.monsters.length === 0) {
    return [met(LIST, "none"), ...othersUnchecked("the list is empty")];
  }
  const faulty = list.monsters.flatMap((monster, index) => {
    const problems = findProblems(monster).join(", ");
    const text = `monster ${index + 1}: ${problems}`;
    return problems ? [{ text, isUsable: readId(monster) !== null }] : [];
  });
  const unusable = faulty.filter(({ isUsable }) => !isUsable);
  const incomplete = faulty.filter(({ isUsable }) => isUsable);
  const repeated = findRepeated(readListedIds(exchange)).map(formatValue);
  return [
    met(LIST, String(list.monsters.length)),
    judge(
      USABLE,
      unusable.map(({ text }) => text),
      { advice: "the app leaves such monsters out" },
    ),
    judge(UNIQUE, repeated, { advice: "the app shows only the first monster of an id" }),
    judge(
      FIELDS,
      incomplete.map(({ text }) => text),
      { advice: "the app shows unknown values as —, and of long texts the beginning" },
    ),
  ];
}
