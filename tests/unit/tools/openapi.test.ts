import { readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { CALLS, type Call } from "#src/api/calls.ts";
import { TIME_LIMITS } from "#src/api/client.ts";
import { healthyResponse } from "#src/api/schemas.ts";

import { monsterContract } from "../../../build/monster-contract.ts";
import { SCHEMAS } from "../../../tools/openapi/openapi-schemas.ts";

type OpenApi = {
  paths: Record<
    string,
    { get: { operationId: string; responses: Record<string, { $ref?: string }> } }
  >;
  components: {
    schemas: Record<string, { required?: string[] }>;
    responses: Record<string, { content?: { "application/json": { example?: unknown } } }>;
    headers: object;
  };
};

/** Tools that make code of the contract take these for the names of functions, so they stay. */
const OPERATION_IDS: Record<Call, string> = {
  list: "listMonsters",
  detail: "getMonster",
  health: "checkHealth",
  profile: "getProfile",
};

const text = readFileSync("docs/openapi.json", "utf8");
const published: OpenApi = JSON.parse(text);
const { schemas, responses, headers } = published.components;

describe("docs/openapi.json", () => {
  test("has the schemas that `npm run openapi` writes", () => {
    expect(schemas).toEqual(SCHEMAS);
  });

  test("is OpenAPI 3.1 that says whose it is, and how long the app waits", () => {
    const { version } = JSON.parse(readFileSync("package.json", "utf8"));
    expect(published).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\.\d+$/),
      info: {
        version,
        description: expect.stringContaining(`within ${TIME_LIMITS.silenceMs / 1000} seconds`),
        license: { identifier: expect.any(String) },
      },
    });
  });

  test("defines every component that it refers to, and no other", () => {
    const references = text.matchAll(/"\$ref": "([^"]+)"/g);
    const components = Object.entries({ schemas, responses, headers }).flatMap(([kind, members]) =>
      Object.keys(members).map((name) => `#/components/${kind}/${name}`),
    );
    expect(new Set([...references].map(([, reference]) => reference))).toEqual(new Set(components));
  });

  test("says of each of the app's calls what it is for, what it takes, and what a refusal looks like", () => {
    const operations = Object.entries(published.paths).map(([path, { get }]) => ({ path, ...get }));
    expect(operations.map(({ operationId }) => operationId)).toEqual(Object.values(OPERATION_IDS));
    expect(operations).toMatchObject(
      Object.values(CALLS).map(({ path }) => ({
        path,
        description: expect.stringMatching(/\.$/),
        ...(path.includes("{id}") && { parameters: [{ name: "id" }] }),
      })),
    );
    for (const { path, ...operation } of operations)
      expect(Object.keys(operation.responses).join(), path).toMatch(/\b4(\d\d|XX)\b/);
  });

  test("describes every response, with an example, so that a mock server can answer", () => {
    const exampleOf = (name: string) => responses[name]?.content?.["application/json"].example;
    for (const [name, response] of Object.entries(responses)) {
      expect(response).toMatchObject({ description: expect.stringMatching(/\.$/) });
      expect(exampleOf(name) === undefined, name).toBe(name === "NotModified");
    }
    for (const header of Object.values(headers)) expect(header.example).toEqual(expect.any(String));
    for (const { path, answer } of Object.values(CALLS)) {
      const { $ref = "" } = published.paths[path]?.get.responses["200"] ?? {};
      expect(v.is(answer, exampleOf($ref.split("/").at(-1) ?? "")), path).toBe(true);
    }
    expect(v.is(healthyResponse, exampleOf("Health"))).toBe(true);
  });

  test("requires exactly the fields that the sample catalogue has", () => {
    expect(CATALOGUE.filter((monster) => !v.is(monsterContract, monster))).toEqual([]);
    expect(schemas.Monster?.required).toEqual(Object.keys(CATALOGUE[0] ?? {}));
  });
});
