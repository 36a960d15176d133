import * as v from "valibot";
import { isValidId } from "#src/monsters/monster-id.ts";
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

export const CALL_NAMES = /* @__PURE__ */ Object.keys(CALLS).filter(
  (name): name is Call => name in CALLS,
);

/**
 * What the contract (`npm run openapi`) says of each call beyond what the app needs. Tools make functions of the ids, so
 * they stay. The embedded API answers with the example, unless `mocks/handlers.ts` makes an answer of what was asked.
 */
export const CONTRACT: Record<
  Call,
  { operationId: string; description: string; example?: unknown }
> = {
  list: {
    operationId: "listMonsters",
    description: "All monsters, for home and encyclopedia, which search and sort by themselves.",
  },
  detail: {
    operationId: "getMonster",
    description:
      "One monster, for its page and for comparisons. Null, as 404, says that there is none.",
  },
  health: {
    operationId: "checkHealth",
    description: "Whether the API is well, for the connection test of home, which shows the error.",
    example: { status: "healthy" },
  },
  profile: {
    operationId: "getProfile",
    description: "What is known of the signed-in user, but not null. No screen uses it yet.",
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
  if (!isValidId(id)) throw new ApiError("notFound");
  return path.replace("{id}", encodeURIComponent(id));
}
