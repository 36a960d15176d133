import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { CALL_NAMES, CALLS } from "#src/api/calls.ts";
import { monsterContract } from "../../../build/monster-contract.ts";
import { OPENAPI } from "../../../tools/openapi/openapi.ts";
import { schemaOf } from "../../../tools/openapi/openapi-schemas.ts";

const { schemas } = OPENAPI.components;

describe("the contract", () => {
  test("defines every schema that it refers to, and no other", () => {
    const references = JSON.stringify(OPENAPI).matchAll(/"\$ref":"([^"]+)"/g);
    const defined = Object.keys(schemas).map((name) => `#/components/schemas/${name}`);
    expect(new Set([...references].map(([, reference]) => reference))).toEqual(new Set(defined));
  });

  test.each(CALL_NAMES)(
    "has of the call %s an example that the app reads, and refusals",
    (call) => {
      const { path, answer } = CALLS[call];
      const operation = OPENAPI.paths[path]?.get;
      const { schema, example } = operation?.responses["200"].content["application/json"] ?? {};
      expect(schema).toEqual({ $ref: `#/components/schemas/${schemaOf(call)}` });
      expect(v.is(answer, example)).toBe(true);
      expect(operation?.description).toMatch(/\.$/);
      expect(operation?.parameters !== undefined).toBe(path.includes("{id}"));
      expect(Object.keys(operation?.responses ?? {}).join()).toMatch(/\b4(\d\d|XX)\b/);
    },
  );

  test("requires exactly the fields that the sample catalogue has", () => {
    expect(CATALOGUE.filter((monster) => !v.is(monsterContract, monster))).toEqual([]);
    expect(schemas.Monster?.required).toEqual(Object.keys(CATALOGUE[0] ?? {}));
  });
});
