import * as v from "valibot";
import { isUsableId } from "#src/monsters/monster-number.ts";
import { ApiError } from "./api-error.ts";
import { healthResponse } from "./schemas.ts";

type CallFor<Answer> = {
  /** Relative to the address of the API. */
  path: string;
  /**
   * For whom the answer is: everyone, whoever asks, or signed-in users. All but what is for everyone leaves with its user
   * (`src/queries/user-data.ts`).
   */
  isFor: "everyone" | "visitor" | "user";
  /** Reads what comes back. */
  answer: v.GenericSchema<unknown, Answer>;
};

const calls = {
  list: {
    path: "/monsters",
    isFor: "visitor",
    answer: v.object({ data: v.object({ monsters: v.array(v.unknown()) }) }),
  },
  detail: {
    path: "/monsters/{id}",
    isFor: "visitor",
    answer: v.object({ data: v.object({ monster: v.unknown() }) }),
  },
  health: { path: "/health", isFor: "everyone", answer: healthResponse },
  profile: {
    path: "/user/profile",
    isFor: "user",
    answer: v.object({
      data: v.pipe(
        v.unknown(),
        v.check((data) => data != null),
      ),
    }),
  },
} satisfies Record<string, CallFor<unknown>>;

/** The name of a call: in the keys of queries, the error texts, and the faults of the embedded API. */
export type Call = keyof typeof calls;

export type AnswerOf<Name extends Call> = v.InferOutput<(typeof calls)[Name]["answer"]>;

/** The calls of the app, all GET. */
export const CALLS: { readonly [Name in Call]: CallFor<AnswerOf<Name>> } = calls;

export const CALL_NAMES = Object.keys(CALLS).filter((name): name is Call => name in CALLS);

/** What the contract says of a call. */
export type Operation = {
  /** Tools that make code of the contract take it for the name of a function, so it stays. */
  operationId: string;
  summary: string;
  description: string;
  /** What the embedded API answers, unless `mocks/handlers.ts` makes an answer of what was asked. */
  example?: unknown;
};

/** The contract beyond what the app needs, for everything around it (`npm run openapi`, the embedded API). */
export const CONTRACT: Record<Call, Operation> = {
  list: {
    operationId: "listMonsters",
    summary: "Lists all monsters",
    description: "For home and encyclopedia, which search and sort by themselves.",
  },
  detail: {
    operationId: "getMonster",
    summary: "Tells of one monster",
    description:
      "For the page of a monster and for comparisons. Null, as 404, says that there is none.",
  },
  health: {
    operationId: "checkHealth",
    summary: "Reports whether the API is well",
    description: "For the connection test of the home page, which shows the error.",
    example: { status: "healthy" },
  },
  profile: {
    operationId: "getProfile",
    summary: "Tells what is known of the signed-in user",
    description: "Any data but null. No screen uses it yet.",
    example: { data: { monstersCaught: 0, badges: [] } },
  },
};

/**
 * The path of a call, with this id in its place.
 * @throws {ApiError} `notFound` for an id that would make it the address of something else.
 */
export function pathOf(call: Call, id?: string): string {
  const { path } = CALLS[call];
  if (id === undefined) return path;
  if (!isUsableId(id)) throw new ApiError("notFound");
  return path.replace("{id}", encodeURIComponent(id));
}
