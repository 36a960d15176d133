import { CALLS } from "#src/api/calls.ts";
import { findProblems, formatValue } from "../../../build/monster-contract.ts";
import { describeLack, describeReply, isSuccess, type Reply, readReply } from "../reply.ts";
import type { Claim } from "../run-check.ts";
import { type Answers, readId } from "./ask-api.ts";

const NO_MONSTER = "the answer has no data.monster";

const NO_LIST = "there is no list";

/** What is to be said of GET /monsters. */
function listClaims({ list, monsters, ids }: Answers): Claim[] {
  const faultsOf = (isUsable: boolean) =>
    (monsters ?? []).flatMap((monster, index) => {
      const problems = (readId(monster) !== null) === isUsable ? findProblems(monster) : [];
      return problems.length > 0 ? [`monster ${index + 1}: ${problems.join(", ")}`] : [];
    });
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  const unchecked = monsters?.length === 0 ? "the list is empty" : NO_LIST;
  const none = !monsters?.length && { unchecked };
  return [
    {
      claim: "GET /monsters lists monsters",
      problems: monsters ? [] : [describeLack(list, "the answer has no list in data.monsters")],
      note: `${monsters?.length || "none"}, in ${Math.ceil(list.ms)} ms`,
    },
    {
      claim: "every listed monster has a usable id and name",
      problems: faultsOf(false),
      advice: "the app leaves such monsters out",
      ...none,
    },
    {
      claim: "every id is listed once",
      problems: [...new Set(repeated)].map(formatValue),
      advice: "the app shows only the first monster of an id",
      ...none,
    },
    {
      claim: "every listed monster has all fields, of their kind or null",
      problems: faultsOf(true),
      advice: "the app shows unknown values as —, and of long texts the beginning",
      ...none,
    },
  ];
}

/** The ETag is optional: it saves downloads that change nothing. */
function etagClaim({ list, listAgain }: Answers): Claim {
  const next = listAgain?.header("ETag");
  const change = next && next !== list.header("ETag") ? `, with the ETag ${next}` : "";
  const missing = "it sends no ETag: each refresh sends the whole list again";
  return {
    claim: "GET /monsters answers 304 to the ETag of its list",
    ...(!listAgain && { unchecked: isSuccess(list) ? missing : NO_LIST }),
    problems: listAgain && listAgain.status !== 304 ? [describeReply(listAgain) + change] : [],
  };
}

function detailProblems(detail: Reply, id: string): string[] {
  const answer = readReply(detail, CALLS.detail.answer);
  if (!answer) return [describeLack(detail, NO_MONSTER)];
  const { monster } = answer.data;
  const ownId = readId(monster);
  const isOther = ownId !== null && ownId !== id;
  return isOther ? [`the id is ${formatValue(ownId)}`] : findProblems(monster);
}

function absentProblems(absent: Reply): string[] {
  if (absent.status === 404) return [];
  const answer = readReply(absent, CALLS.detail.answer);
  if (!answer) return [describeLack(absent, NO_MONSTER)];
  return answer.data.monster === null ? [] : [`answers with ${formatValue(answer.data.monster)}`];
}

/** What is to be said of the calls for monsters. */
export function monsterClaims(answers: Answers): Claim[] {
  const { absent, detail, id } = answers;
  const note = `asked for ${formatValue(id)}`;
  const problems = detail && id !== null ? detailProblems(detail, id) : [];
  return [
    ...listClaims(answers),
    etagClaim(answers),
    {
      claim: "GET /monsters/{id} tells of a listed monster",
      ...(!detail && { unchecked: "no usable monster is listed" }),
      problems: problems.map((problem) => `${note}: ${problem}`),
      note,
    },
    {
      claim: "GET /monsters/{id} says so when there is no such monster",
      problems: absentProblems(absent),
      advice: "it should answer 404 or “monster: null”",
      note: absent.status === 404 ? "answers 404" : "answers with “monster: null”",
    },
  ];
}
