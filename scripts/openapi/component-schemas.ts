import { type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { CATALOGUE } from "#mocks/catalogue.ts";
import {
  healthyResponse,
  monsterListResponse,
  monsterResponse,
  profileResponse,
} from "#src/api/schemas.ts";
import { errorContract, monsterContract, unhealthyContract } from "../contract.ts";

const MONSTER: JsonSchema = { $ref: "#/components/schemas/Monster" };

/** Anything but `null`. */
const SOMETHING: JsonSchema = { type: ["object", "array", "string", "number", "boolean"] };

/**
 * The JSON Schema of what `schema` takes. Where the app's schema takes anything, to look at it
 * later, `anything` stands for what should be there.
 */
function published(schema: v.GenericSchema, anything?: JsonSchema): JsonSchema {
  const { $schema, ...json } = toJsonSchema(schema, {
    target: "draft-2020-12",
    typeMode: "input",
    // What these two forbid cannot be written in JSON Schema, and hardly in JSON.
    ignoreActions: ["check", "finite"],
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === "unknown" ? anything : undefined,
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === "trim" ? { ...jsonSchema, pattern: "\\S" } : undefined,
  });
  return json;
}

/** The bodies of all answers. */
export const SCHEMAS = {
  Monster: {
    description:
      "One monster. Every field is there; null means that its value is not known, and is shown as —.",
    ...published(monsterContract),
    examples: CATALOGUE.slice(0, 1),
  },
  MonsterListAnswer: published(monsterListResponse, MONSTER),
  MonsterAnswer: published(monsterResponse, { anyOf: [MONSTER, { type: "null" }] }),
  HealthyAnswer: published(healthyResponse),
  UnhealthyAnswer: published(unhealthyContract),
  ProfileAnswer: published(profileResponse, SOMETHING),
  ErrorAnswer: {
    description: "For people who read logs: of these answers the app reads only the status.",
    ...published(errorContract),
  },
};

export type SchemaName = keyof typeof SCHEMAS;
