// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { createApi } from "#src/api/api.ts";
import { rememberVersion, versionOf } from "#src/api/list-version.ts";
import type { MonsterList } from "#src/monsters/monster-list.ts";
import { sendEarlyRequest } from "#src/page/boot/send-early-request.ts";
import { LIST_KEY } from "#src/queries/list-cache.ts";
import { monsterQueries } from "#src/queries/monsters.ts";
import { createQueryClient } from "#src/queries/query-client.ts";
import { API_BASE_URL } from "#tests/support/render-app.tsx";

const guest = createApi(API_BASE_URL, async () => null);

/** Answers with the catalogue; returns what becomes of the bodies. */
function answerWith(etag: string | null) {
  const bodies = { pulled: 0, cancelled: 0 };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_input, init) => {
    let chunks = [new TextEncoder().encode(JSON.stringify({ data: { monsters: CATALOGUE } }))];
    const body = new ReadableStream<Uint8Array>(
      {
        start(controller) {
          // As fetch does.
          init?.signal?.addEventListener("abort", () => {
            if (chunks.length > 0) bodies.cancelled += 1;
            controller.error(init.signal?.reason);
          });
        },
        pull(controller) {
          bodies.pulled += 1;
          const [chunk] = chunks;
          chunks = [];
          if (chunk) controller.enqueue(chunk);
          else controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    return new Response(body, { headers: etag === null ? {} : { ETag: etag } });
  });
  return bodies;
}

const copyOf = (etag: string | null) => {
  const list = structuredClone(CATALOGUE);
  rememberVersion(list, etag);
  return list;
};

test("the version of a list can be forgotten", () => {
  const list = copyOf('"1"');
  rememberVersion(list, null);
  expect(versionOf(list)).toBeNull();
});

test.each(["an early", "a later"])(
  "%s answer with the ETag of the list that is then known is that list, and its body is not read",
  async (time) => {
    const bodies = answerWith('"1"');
    if (time === "an early") sendEarlyRequest(API_BASE_URL, "/monsters");
    const parsed = vi.spyOn(JSON, "parse");
    let known = copyOf('"0"');
    const answer = guest.listMonsters(undefined, undefined, () => known);
    known = copyOf('"1"');
    expect(await answer).toBe(known);
    expect(parsed).not.toHaveBeenCalled();
    expect(bodies.pulled).toBe(0);
    if (time === "an early") expect(bodies.cancelled).toBe(1);
  },
);

test.each([
  ["another ETag", '"1"', '"2"'],
  ["an ETag that only looks alike", '"1"', 'W/"1"'],
  ["no ETag where the known list has one", '"1"', null],
  ["an ETag where the known list has none", null, '"1"'],
  ["no ETag at all", null, null],
])("an answer with %s is read", async (_, known, sent) => {
  answerWith(sent);
  const list = copyOf(known);
  const answer = await guest.listMonsters(undefined, undefined, () => list);
  expect(answer).not.toBe(list);
  expect(answer).toEqual(CATALOGUE);
  expect(versionOf(answer)).toBe(sent);
});

test("a refresh without changes keeps the list, and its new version", async () => {
  const queryClient = createQueryClient();
  const refresh = async () =>
    (await queryClient.query({ ...monsterQueries.list(guest), staleTime: 0 })).monsters;
  answerWith('"1"');
  const list = await refresh();
  const bodies = answerWith('"2"');
  expect(await refresh()).toBe(list);
  expect(versionOf(list)).toBe('"2"');
  expect(bodies.pulled).toBeGreaterThan(0);
  const laterBodies = answerWith('"2"');
  expect(await refresh()).toBe(list);
  expect(laterBodies.pulled).toBe(0);
  expect(queryClient.getQueryData<MonsterList>(LIST_KEY)?.monsters).toBe(list);
});
