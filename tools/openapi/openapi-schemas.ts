import { type JsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
import * as v from "valibot";
import { CALL_NAMES, CALLS, type Call } from "#src/api/calls.ts";
import { errorReport, healthyResponse } from "#src/api/schemas.ts";
import { describe, monsterContract } from "../../build/monster-contract.ts";

const unhealthy = v.object({
  status: describe(v.string(), "Anything but “healthy”."),
  error: v.optional(errorReport),
});

/** The answers of which an API should send more, or something else, than the app reads. */
const FULLER: Partial<Record<Call, v.GenericSchema>> = {
  list: v.object({ data: v.object({ monsters: v.array(monsterContract) }) }),
  detail: v.object({ data: v.object({ monster: v.nullable(monsterContract) }) }),
  health: v.union([healthyResponse, unhealthy]),
};

/** The name of the schema of a call's answer. */
export const schemaOf = (call: Call) => `${call.slice(0, 1).toUpperCase()}${call.slice(1)}Answer`;

/** The bodies that an API should return, by their names in the OpenAPI document. */
const BODIES: Record<string, v.GenericSchema> = {
  Monster: monsterContract,
  UnhealthyAnswer: unhealthy,
  ...Object.fromEntries(
    CALL_NAMES.map((call) => [schemaOf(call), FULLER[call] ?? CALLS[call].answer]),
  ),
  ErrorAnswer: describe(
    v.object({ error: errorReport }),
    "For people who read logs: of these answers the app reads only the status.",
  ),
};

/** Any value but `null`. */
const NON_NULL: JsonSchema = {
  type: ["object", "array", "string", "number", "boolean"],
  items: {},
};

/** The contract as JSON Schemas, which are the `components.schemas` of an OpenAPI document. */
export const SCHEMAS = toJsonSchemaDefs(BODIES, {
  target: "draft-2020-12",
  typeMode: "input",
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  // JSON Schema cannot express what these two forbid, and JSON bodies hardly ever contain it.
  ignoreActions: ["check", "finite"],
  overrideSchema: ({ valibotSchema }) => (valibotSchema.type === "unknown" ? NON_NULL : undefined),
  overrideAction: ({ valibotAction, jsonSchema }) =>
    valibotAction.type === "trim" ? { ...jsonSchema, pattern: "\\S" } : undefined,
});
