import * as v from "valibot";
import { monsterSchema } from "#src/api/schemas.ts";
import { monsterContract } from "../api-contract.ts";
import { formatValue } from "./format-value.ts";

/** The id of a monster; `null` when the app cannot use the monster. */
export function readId(monster: unknown): string | null {
  const result = v.safeParse(monsterSchema, monster);
  return result.success ? result.output.id : null;
}

/** How a monster violates the contract: “level is "10"”, “name is missing”. */
export function findProblems(monster: unknown): string[] {
  const { issues = [] } = v.safeParse(monsterContract, monster);
  const problems = issues.map(
    (issue) => `${v.getDotPath(issue) ?? "it"} is ${formatValue(issue.input)}`,
  );
  return [...new Set(problems)];
}
