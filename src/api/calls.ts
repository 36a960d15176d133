import * as v from "valibot";
import { isUsableId } from "#src/monsters/monster-number.ts";
import { ApiError } from "./api-error.ts";
import { healthResponse } from "./schemas.ts";

/**
 * The calls of the app, all GET. The key is the name in the faults of the embedded API and in the error texts, `path` is
 * relative to the address of the API, and `answer` reads what comes back.
 */
export const CALLS = {
  list: {
    path: "/monsters",
    answer: v.object({ data: v.object({ monsters: v.array(v.unknown()) }) }),
  },
  detail: {
    path: "/monsters/{id}",
    answer: v.object({ data: v.object({ monster: v.unknown() }) }),
  },
  health: { path: "/health", answer: healthResponse },
  profile: {
    path: "/user/profile",
    answer: v.object({
      data: v.pipe(
        v.unknown(),
        v.check((data) => data != null),
      ),
    }),
  },
};

/** The name of one of `CALLS`. */
export type Call = keyof typeof CALLS;

/** A call that gives an `Answer`. */
export type CallFor<Answer> = { path: string; answer: v.GenericSchema<unknown, Answer> };

/**
 * The path of a call, with this id in its place.
 * @throws {ApiError} `notFound` for an id that would make it the address of something else.
 */
export function pathOf({ path }: CallFor<unknown>, id?: string): string {
  if (id === undefined) return path;
  if (!isUsableId(id)) throw new ApiError("notFound");
  return path.replace("{id}", encodeURIComponent(id));
}
