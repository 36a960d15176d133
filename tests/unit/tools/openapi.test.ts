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

type OpenApi = {
  paths: Record<string, { get: { responses: Record<string, unknown> } }>;
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

describe("docs/openapi.json", () => {
  test("has the schemas that `npm run openapi` writes", () => {
    expect(published.components.schemas).toEqual(SCHEMAS);
  });

  test("is OpenAPI 3.1 that says whose it is, and how long the app waits", () => {
    const { version } = JSON.parse(readFileSync("package.json", "utf8"));
    expect(published).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\.\d+$/),
      info: {
        title: expect.any(String),
        version,
        description: expect.stringContaining(`within ${ATTEMPT_TIMEOUT_MS / 1000} seconds`),
        contact: { name: expect.any(String) },
        license: { name: expect.any(String), identifier: expect.any(String) },
      },
    });
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

  test("says of each of the app's calls what it is for, what it takes, and what a refusal looks like", () => {
    const operations = Object.entries(published.paths).map(([path, { get }]) => ({ path, ...get }));
    expect(operations).toMatchObject(
      [
        { path: "/monsters", operationId: "listMonsters" },
        { path: "/monsters/{id}", operationId: "getMonster", parameters: [{ name: "id" }] },
        { path: "/health", operationId: "checkHealth" },
        { path: "/user/profile", operationId: "getProfile" },
      ].map((call) => ({ description: expect.stringMatching(/\.$/), ...call })),
    );
    for (const { path, responses } of operations)
      expect(Object.keys(responses), path).toContainEqual(expect.stringMatching(/^4(\d\d|XX)$/));
  });

  test("describes every response, with an example, so that a mock server can answer", () => {
    for (const [pointer, value] of values) {
      if (pointer.endsWith("/application~1json")) expect(value, pointer).toHaveProperty("example");
      if (/^#\/components\/responses\/[^/]+$/.test(pointer))
        expect(value).toMatchObject({ description: expect.stringMatching(/\.$/) });
    }
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

  test("requires exactly the fields that the sample catalogue has", () => {
    expect(CATALOGUE.filter((monster) => !v.is(monsterContract, monster))).toEqual([]);
    expect(values.get("#/components/schemas/Monster/required")).toEqual(
      Object.keys(CATALOGUE[0] ?? {}),
    );
  });
});
