import * as v from "valibot";
import { monsterSchema } from "#src/api/schemas.ts";
import { monsterContract } from "../contract.ts";
import { shown } from "./shown.ts";

/** The id by which the app knows a monster; `null` when the app cannot use it. */
export function idOf(monster: unknown): string | null {
  const result = v.safeParse(monsterSchema, monster);
  return result.success ? result.output.id : null;
}

/** What keeps a monster from being as agreed: “level is "10"”, “name is missing”. */
export function problemsOf(monster: unknown): string[] {
  const { issues = [] } = v.safeParse(monsterContract, monster);
  const problems = issues.map((issue) => `${v.getDotPath(issue) ?? "it"} is ${shown(issue.input)}`);
  return [...new Set(problems)];
}
