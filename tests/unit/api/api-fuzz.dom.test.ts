import { createMemoryHistory } from "@tanstack/react-router";
import { expect, test, vi } from "vitest";
import { createApi } from "#src/api/api.ts";
import { ApiError } from "#src/api/api-error.ts";
import { createAuth } from "#src/auth/auth.ts";
import { FIELDS, type Monster, NUMBERS, STATS } from "#src/monsters/fields.ts";
import { createQueryClient } from "#src/queries/query-client.ts";
import { createAppRouter } from "#src/router.tsx";
import { allowErrors } from "#tests/support/console-errors.ts";
import { FakeIdentity } from "#tests/support/fake-identity.ts";
import { fc, fuzzCases } from "#tests/support/fuzz.ts";
import { API_BASE_URL } from "#tests/support/mock-api.ts";
import {
  arbitraryDetail,
  arbitraryId,
  arbitraryList,
  idIn,
  maybeMalformed,
} from "#tests/support/response-arbitraries.ts";

const auth = createAuth(async () => new FakeIdentity(null));
const api = createApi(API_BASE_URL, async () => null);
const history = createMemoryHistory();
const router = createAppRouter({ queryClient: createQueryClient(), auth, api, history });

/** Replaces fetch itself, because MSW is too slow for so many cases. */
function answerWith(body: string): void {
  // The recorded calls of so many cases would fill the memory.
  vi.clearAllMocks();
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(body));
}

const isTextOrUnknown = (value: unknown) =>
  value === null || (typeof value === "string" && value.trim() === value && value !== "");

function expectUsable(monster: Monster): void {
  const { id, name, type, moves } = monster;
  expect(Object.getPrototypeOf(monster)).toBe(Object.prototype);
  expect(Object.keys(monster)).toEqual(FIELDS.map(({ key }) => key));
  expect(id.trim()).not.toBe("");
  expect(name !== "" && isTextOrUnknown(name) && isTextOrUnknown(type)).toBe(true);
  for (const number of [...NUMBERS, ...STATS].map((key) => monster[key])) {
    expect(number === null || Number.isFinite(number)).toBe(true);
  }
  expect(moves === null || moves.every((move) => move !== "" && isTextOrUnknown(move))).toBe(true);
}

/** The id that the router reads from a monster's URL once a browser has normalized it. */
function idFromUrlOf({ id }: Monster): unknown {
  const { href } = router.buildLocation({ to: "/monsters/$id", params: { id } });
  const url = new URL(href, "https://monster-field.example");
  history.replace(url.pathname + url.search + url.hash);
  return router.matchRoutes(router.parseLocation(history.location)).at(-1)?.params.id;
}

/** The ids in a list, except numbers that JSON parsing rounds. */
function idsIn(body: string): string[] {
  const ids: unknown[] = [];
  // UTF-8 has no half of a surrogate pair.
  const received = body.replace(/^\ufeff/, "").toWellFormed();
  for (const monster of JSON.parse(received).data.monsters) ids.push(monster?.id);
  const isExact = (id: unknown) => typeof id !== "number" || Math.abs(id) < 2 ** 53;
  return ids.filter(isExact).map(String);
}

const NATIVE_KEYS = Reflect.ownKeys(Object.prototype);

async function settle<Value>(call: Promise<Value>): Promise<Value | ApiError> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw new Error("Something other than an ApiError was thrown", { cause: error });
  } finally {
    expect(Reflect.ownKeys(Object.prototype)).toEqual(NATIVE_KEYS);
  }
}

test("for any response of the API a list becomes usable monsters, each with its own URL, or an error", () => {
  allowErrors(/^Left out/);
  return fc.assert(
    fc.asyncProperty(maybeMalformed(arbitraryList), async (body) => {
      answerWith(body);
      const monsters = await settle(api.listMonsters());
      if (monsters instanceof ApiError) return;
      const listedIds = idsIn(body);
      for (const monster of monsters) {
        expectUsable(monster);
        expect(listedIds).toContain(monster.id);
        expect(idFromUrlOf(monster)).toBe(monster.id);
      }
      expect(new Set(monsters.map(({ id }) => id)).size).toBe(monsters.length);
    }),
    { numRuns: fuzzCases(0.6) },
  );
});

test("for any response of the API a detail becomes the requested monster, or an error", () =>
  fc.assert(
    fc.asyncProperty(maybeMalformed(arbitraryDetail), arbitraryId, async (body, requested) => {
      answerWith(body);
      const id = idIn(body) ?? String(JSON.parse(requested));
      const monster = await settle(api.getMonster(id));
      if (monster instanceof ApiError) return;
      expectUsable(monster);
      expect(monster.id).toBe(id);
    }),
    { numRuns: fuzzCases(0.4) },
  ));
