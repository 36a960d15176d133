import { monsterResponse } from "#src/api/schemas.ts";
import { formatValue } from "../../../build/format-value.ts";
import { findProblems } from "../../../build/monster-contract.ts";
import { check, type Finding, requireNone, unchecked, unmet } from "../findings.ts";
import { describeLack, type Reply, readReply } from "../reply.ts";
import { type Answers, readId, readList, readListedIds } from "./answers.ts";

function findRepeated(ids: string[]): string[] {
  const seen = new Set<string>();
  const repeated = ids.filter((id) => seen.size === seen.add(id).size);
  return [...new Set(repeated)];
}

/** Checks GET /monsters. */
export function checkList({ list }: Answers): Promise<Finding>[] {
  const listed = readList(list);
  const monsters = listed ?? [];
  const faulty = monsters.flatMap((monster, index) => {
    const problems = findProblems(monster).join(", ");
    const text = `monster ${index + 1}: ${problems}`;
    return problems ? [{ text, isUsable: readId(monster) !== null }] : [];
  });
  const checkEach = (claim: string, problems: string[], advice: string) =>
    check(claim, () => {
      if (!listed) throw unchecked("there is no list");
      if (monsters.length === 0) throw unchecked("the list is empty");
      return requireNone(problems, { advice });
    });
  const textsOf = (isUsable: boolean) =>
    faulty.filter((one) => one.isUsable === isUsable).map(({ text }) => text);
  return [
    check("GET /monsters lists monsters", () => {
      if (!listed) throw unmet(describeLack(list, "the answer has no list in data.monsters"));
      return String(monsters.length || "none");
    }),
    checkEach(
      "every listed monster has a usable id and name",
      textsOf(false),
      "the app leaves such monsters out",
    ),
    checkEach(
      "every id is listed once",
      findRepeated(readListedIds(list)).map(formatValue),
      "the app shows only the first monster of an id",
    ),
    checkEach(
      "every listed monster has all fields, of their kind or null",
      textsOf(true),
      "the app shows unknown values as —, and of long texts the beginning",
    ),
  ];
}

const NO_MONSTER = "the answer has no data.monster";

function detailProblems(detail: Reply, id: string): string[] {
  const answer = readReply(detail, monsterResponse);
  if (!answer) return [describeLack(detail, NO_MONSTER)];
  const { monster } = answer.data;
  const ownId = readId(monster);
  const isOther = ownId !== null && ownId !== id;
  return isOther ? [`the id is ${formatValue(ownId)}`] : findProblems(monster);
}

/** Checks GET /monsters/{id} for a listed id. */
export const checkDetail = ({ detail, id }: Answers): Promise<Finding> =>
  check("GET /monsters/{id} tells of a listed monster", () => {
    if (!detail || id === null) throw unchecked("no usable monster is listed");
    const note = `asked for ${formatValue(id)}`;
    const problems = detailProblems(detail, id).map((problem) => `${note}: ${problem}`);
    return requireNone(problems, { note });
  });

/** Checks GET /monsters/{id} for an id that no monster has. */
export const checkAbsent = ({ absent }: Answers): Promise<Finding> =>
  check("GET /monsters/{id} says so when there is no such monster", () => {
    if (absent.failure) throw unmet(absent.failure);
    if (absent.status === 404) return "answers 404";
    const answer = readReply(absent, monsterResponse);
    if (answer?.data.monster === null) return "answers with “monster: null”";
    const problem = answer
      ? `answers with ${formatValue(answer.data.monster)}`
      : describeLack(absent, NO_MONSTER);
    throw unmet(`${problem}; neither 404 nor “monster: null”`);
  });
