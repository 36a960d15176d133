import { type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { healthyResponse, monsterResponse, profileResponse } from "#src/api/schemas.ts";
import {
  errorContract,
  listContract,
  monsterContract,
  unhealthyContract,
} from "../api-contract.ts";

const MONSTER: JsonSchema = { $ref: "#/components/schemas/Monster" };

/** Any value but `null`. */
const NON_NULL: JsonSchema = {
  type: ["object", "array", "string", "number", "boolean"],
  items: {},
  description: "Whatever the back end knows of the user.",
};

/**
 * The JSON Schema of the input of `schema`. Where the app's schema has `unknown`, because the app
 * validates that value later, the document has `unknownSchema`.
 */
function createJsonSchema(schema: v.GenericSchema, unknownSchema?: JsonSchema): JsonSchema {
  const { $schema, ...json } = toJsonSchema(schema, {
    target: "draft-2020-12",
    typeMode: "input",
    // JSON Schema cannot express what these two forbid, and JSON bodies hardly ever contain it.
    ignoreActions: ["check", "finite"],
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === "unknown" ? unknownSchema : undefined,
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === "trim" ? { ...jsonSchema, pattern: "\\S" } : undefined,
  });
  return json;
}

/** The bodies of all responses. */
export const SCHEMAS = {
  Monster: {
    description:
      "One monster. Every field is there; null means that its value is not known, and is shown as —.",
    ...createJsonSchema(monsterContract),
    examples: CATALOGUE.slice(0, 1),
  },
  MonsterListAnswer: createJsonSchema(listContract, MONSTER),
  MonsterAnswer: createJsonSchema(monsterResponse, { anyOf: [MONSTER, { type: "null" }] }),
  HealthyAnswer: createJsonSchema(healthyResponse),
  UnhealthyAnswer: createJsonSchema(unhealthyContract),
  ProfileAnswer: createJsonSchema(profileResponse, NON_NULL),
  ErrorAnswer: {
    description: "For people who read logs: of these answers the app reads only the status.",
    ...createJsonSchema(errorContract),
  },
};

export type SchemaName = keyof typeof SCHEMAS;
