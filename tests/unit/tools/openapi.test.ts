import { readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { ATTEMPT_TIMEOUT_MS } from "#src/api/client.ts";
import {
  healthyResponse,
  monsterListResponse,
  monsterResponse,
  profileResponse,
} from "#src/api/schemas.ts";

import { monsterContract } from "../../../tools/api-contract.ts";
import { SCHEMAS } from "../../../tools/openapi-schemas.ts";

type Operation = {
  operationId: string;
  description: string;
  parameters?: { name: string }[];
  responses: Record<string, unknown>;
};

type OpenApi = {
  info: { description: string };
  paths: Record<string, { get: Operation }>;
  components: { schemas: unknown };
};

const published: OpenApi = JSON.parse(readFileSync("docs/openapi.json", "utf8"));

/** Every value in the document, each with its JSON pointer. */
function* valuesIn(value: unknown, pointer = "#"): Generator<[pointer: string, value: unknown]> {
  yield [pointer, value];
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    yield* valuesIn(child, `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`);
  }
}

const values = new Map(valuesIn(published));
const operations = Object.entries(published.paths).map(([path, { get }]) => ({ path, ...get }));

describe("docs/openapi.json", () => {
  test("has the schemas that `npm run openapi` writes", () => {
    expect(published.components.schemas).toEqual(SCHEMAS);
  });

  test("is OpenAPI 3.1 with a title and the app's version", () => {
    const { version } = JSON.parse(readFileSync("package.json", "utf8"));
    expect(published).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\.\d+$/),
      info: { title: expect.any(String), version },
    });
  });

  test("says how long the app waits", () => {
    expect(published.info.description).toContain(`within ${ATTEMPT_TIMEOUT_MS / 1000} seconds`);
  });

  test("defines every component that it refers to, and no other", () => {
    const references = [...values].flatMap(([pointer, value]) =>
      pointer.endsWith("/$ref") ? [value] : [],
    );
    const components = [...values.keys()].filter((pointer) =>
      /^#\/components\/(schemas|responses|headers)\/[^/]+$/.test(pointer),
    );
    expect(components.length).toBeGreaterThan(0);
    expect([...new Set(references)].sort()).toEqual(components.sort());
  });

  test("has one operation for each of the app's calls", () => {
    expect(operations.map(({ path }) => path)).toEqual([
      "/monsters",
      "/monsters/{id}",
      "/health",
      "/user/profile",
    ]);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(4);
  });

  test("says of every operation what it is for, and what a refusal looks like", () => {
    for (const { path, description, responses } of operations) {
      expect(description, path).toMatch(/\.$/);
      expect(
        Object.keys(responses).some((status) => /^4(\d\d|XX)$/.test(status)),
        path,
      ).toBe(true);
    }
  });

  test("names whom to ask, and the licence", () => {
    expect(published.info).toMatchObject({
      contact: { name: expect.any(String) },
      license: { name: expect.any(String), identifier: expect.any(String) },
    });
  });

  test("has an example for every body and header, so that a mock server can answer", () => {
    const bodies = [...values].filter(([pointer]) => pointer.endsWith("/application~1json"));
    expect(bodies.length).toBeGreaterThan(0);
    for (const [pointer, body] of bodies) expect(body, pointer).toHaveProperty("example");
    const example = (name: string) =>
      values.get(`#/components/responses/${name}/content/application~1json/example`);
    expect(v.is(monsterListResponse, example("MonsterList"))).toBe(true);
    expect(v.is(monsterResponse, example("Monster"))).toBe(true);
    expect(v.is(healthyResponse, example("Health"))).toBe(true);
    expect(v.is(profileResponse, example("Profile"))).toBe(true);
    expect(values.get("#/components/headers/AllowOrigin/example")).toBe("*");
  });

  test("says what every array holds", () => {
    for (const [pointer, value] of values) {
      if (!pointer.endsWith("/type") || ![value].flat().includes("array")) continue;
      expect(values.has(pointer.replace(/\/type$/, "/items")), pointer).toBe(true);
    }
  });

  test("declares every parameter of a path", () => {
    for (const { path, parameters = [] } of operations) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(parameters.map(({ name }) => name)).toEqual(named);
    }
  });

  test("describes every response", () => {
    const responses = [...values].filter(([pointer]) =>
      /^#\/components\/responses\/[^/]+$/.test(pointer),
    );
    for (const [, response] of responses) {
      expect(response).toMatchObject({ description: expect.stringMatching(/\.$/) });
    }
  });

  test("requires exactly the fields that the sample catalogue has", () => {
    expect(CATALOGUE.filter((monster) => !v.is(monsterContract, monster))).toEqual([]);
    expect(values.get("#/components/schemas/Monster/required")).toEqual(
      Object.keys(CATALOGUE[0] ?? {}),
    );
  });
});
