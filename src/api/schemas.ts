import { isBlank } from "@monster-field/name-search/text";
import * as v from "valibot";
import { forFields, type Monster } from "#src/monsters/fields.ts";
import { isValidId } from "#src/monsters/monster-id.ts";
import { shownNumber } from "#src/monsters/monster-values.ts";
import { isUsableText, MAX_SHOWN_LENGTH, shortenText } from "./shown-text.ts";

const text = v.pipe(v.string(), v.trim(), v.check(isUsableText));

const shortText = v.pipe(text, v.maxLength(MAX_SHOWN_LENGTH));

/** Cut here, so that no later code has to read a very long text. */
const shownText = v.pipe(text, v.transform(shortenText));

/**
 * An id goes into an address and back to the API, so it stays as it is: not trimmed, and no number that JavaScript may
 * have rounded.
 */
const id = v.union([
  v.pipe(v.string(), v.check(isValidId)),
  v.pipe(
    v.number(),
    v.check((value) => Math.abs(value) <= Number.MAX_SAFE_INTEGER),
    v.transform(String),
  ),
]);

const finite = v.pipe(v.number(), v.finite());

const sentNumber = v.nullable(finite);

/** The fields of a monster as the API should send them: all of them, `null` where unknown. */
export const monsterFields = forFields({
  id,
  name: shortText,
  type: v.nullable(shortText),
  number: sentNumber,
  stat: sentNumber,
  moves: v.nullable(v.array(shortText)),
});

const orUnknown = <Output>(schema: v.GenericSchema<unknown, Output | null>) =>
  v.fallback(schema, null);

const usableTexts = v.pipe(
  v.array(v.unknown()),
  v.transform((list) =>
    list.flatMap((item) => (v.is(text, item) ? [shortenText(item.trim())] : [])),
  ),
);

/** A list without a single usable text is unknown, not empty. */
const usableMoves = v.union([v.strictTuple([]), v.pipe(usableTexts, v.nonEmpty())]);

/** A list becomes a composed type. */
const usableType = v.union([
  v.nullable(shownText),
  v.pipe(
    usableTexts,
    v.transform((parts) => shortenText(parts.join("・")) || null),
  ),
]);

const usableNumber = orUnknown(v.nullable(v.pipe(finite, v.transform(shownNumber))));

/** One monster: without a usable id and name it is invalid, any other field may be unknown. */
export const monsterSchema: v.GenericSchema<unknown, Monster> = v.object(
  forFields({
    id,
    name: shownText,
    type: orUnknown(usableType),
    number: usableNumber,
    stat: usableNumber,
    moves: orUnknown(v.nullable(usableMoves)),
  }),
);

/** The API's own words about an error. */
export const errorReport = v.union([
  v.string(),
  v.pipe(
    v.object({ message: v.string() }),
    v.transform(({ message }) => message),
  ),
]);

/** What the API says when it is healthy. */
export const healthyResponse = v.object({ status: v.literal("healthy") });

/** What the health check says; `error` is the API's own words, `null` when it has none. */
export const healthResponse = v.pipe(
  v.looseObject({}),
  v.transform(({ error, ...report }) => {
    const words = v.safeParse(errorReport, error);
    return {
      isHealthy: v.is(healthyResponse, report) && error == null,
      error: words.success && !isBlank(words.output) ? words.output.trim() : null,
    };
  }),
);
