import * as v from "valibot";
import { type Monster, STATS } from "#src/monsters/monster.ts";

const text = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.check((value) => value.isWellFormed()),
);

/** Longer ones make addresses that servers refuse. */
const MAX_ID_LENGTH = 500;

/**
 * An id has to come back from its address as it was, and be what the API will be asked for: it is
 * not trimmed, dots alone cannot be the last part of a path, and a number beyond those that
 * JavaScript can tell apart is no longer the one that the API wrote.
 */
const id = v.pipe(
  v.union([
    v.string(),
    v.pipe(
      v.number(),
      v.check((value) => Math.abs(value) <= Number.MAX_SAFE_INTEGER),
      v.transform(String),
    ),
  ]),
  v.check(
    (value) =>
      value.trim() !== "" &&
      value.length <= MAX_ID_LENGTH &&
      value.isWellFormed() &&
      value !== "." &&
      value !== "..",
  ),
);

const orUnknown = <Output>(schema: v.GenericSchema<unknown, Output>) =>
  v.fallback(v.nullable(schema), null);

const number = orUnknown(v.pipe(v.number(), v.finite()));

const moves = v.pipe(
  v.array(v.unknown()),
  v.transform((list) => list.flatMap((move) => (v.is(text, move) ? [move.trim()] : []))),
);

/** One monster: without a usable id and name it is invalid, any other field may be unknown. */
export const monsterSchema: v.GenericSchema<unknown, Monster> = v.object({
  id,
  name: text,
  type: orUnknown(text),
  level: number,
  ...v.entriesFromList(STATS, number),
  moves: orUnknown(moves),
});

export const monsterListAnswer = v.object({
  data: v.object({ monsters: v.array(v.unknown()) }),
});

export const monsterAnswer = v.object({
  data: v.object({ monster: v.unknown() }),
});

export const profileAnswer = v.object({
  data: v.pipe(
    v.unknown(),
    v.check((data) => data != null),
  ),
});

const errorReport = v.union([
  v.string(),
  v.pipe(
    v.object({ message: v.string() }),
    v.transform(({ message }) => message),
  ),
]);

/** What the health check says; `error` is the API's own words, `null` when it has none. */
export const healthAnswer = v.pipe(
  v.looseObject({}),
  v.transform(({ status, error }) => ({
    isHealthy: status === "healthy" && error == null,
    error: v.is(errorReport, error) ? v.parse(errorReport, error).trim() || null : null,
  })),
);
