import { type JsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
import * as v from "valibot";
import { CALLS } from "#src/api/calls.ts";
import { errorReport, healthyResponse } from "#src/api/schemas.ts";
import { describe, monsterContract } from "../../build/monster-contract.ts";

/** The API should send more of these answers than the app needs; of the others, it should send what the app reads. */
const { list, detail, health, ...others } = CALLS;

const nameOf = (call: string) => `${call.slice(0, 1).toUpperCase()}${call.slice(1)}Answer`;

/** The bodies that an API should return, by their names in the OpenAPI document. */
const CONTRACT = {
  Monster: monsterContract,
  MonsterListAnswer: v.object({ data: v.object({ monsters: v.array(monsterContract) }) }),
  MonsterAnswer: v.object({ data: v.object({ monster: v.nullable(monsterContract) }) }),
  HealthyAnswer: healthyResponse,
  UnhealthyAnswer: v.object({
    status: describe(v.string(), "Anything but “healthy”."),
    error: v.optional(errorReport),
  }),
  ...Object.fromEntries(Object.entries(others).map(([call, { answer }]) => [nameOf(call), answer])),
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
export const SCHEMAS = toJsonSchemaDefs(CONTRACT, {
  target: "draft-2020-12",
  typeMode: "input",
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  // JSON Schema cannot express what these two forbid, and JSON bodies hardly ever contain it.
  ignoreActions: ["check", "finite"],
  overrideSchema: ({ valibotSchema }) => (valibotSchema.type === "unknown" ? NON_NULL : undefined),
  overrideAction: ({ valibotAction, jsonSchema }) =>
    valibotAction.type === "trim" ? { ...jsonSchema, pattern: "\\S" } : undefined,
});
