import { type JsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
import { CONTRACT } from "../../build/api-contract.ts";

/** Any value but `null`. */
const NON_NULL: JsonSchema = {
  type: ["object", "array", "string", "number", "boolean"],
  items: {},
  description: "Whatever the back end knows of the user.",
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
