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

/** Answers with the catalogue. Returns the answers, and the signals of their requests. */
function answerWith(etag: string | null) {
  const answers: { response: Response; signal: AbortSignal | null | undefined }[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_input, init) => {
    const headers = etag === null ? {} : { ETag: etag };
    const response = Response.json({ data: { monsters: CATALOGUE } }, { headers });
    answers.push({ response, signal: init?.signal });
    return response;
  });
  return answers;
}

const copyOf = (etag: string | null) => {
  const list = structuredClone(CATALOGUE);
  rememberVersion(list, etag);
  return list;
};

test.each(["an early", "a later"])(
  "%s answer with the ETag of the list that is then known is that list, and its body is not read",
  async (time) => {
    const answers = answerWith('"1"');
    if (time === "an early") sendEarlyRequest(API_BASE_URL, "/monsters");
    const parsed = vi.spyOn(JSON, "parse");
    let known = copyOf('"0"');
    const answer = guest.listMonsters(undefined, undefined, () => known);
    known = copyOf('"1"');
    expect(await answer).toBe(known);
    expect(parsed).not.toHaveBeenCalled();
    expect(answers.map(({ response }) => response.bodyUsed)).toEqual([false]);
    if (time === "an early") expect(answers[0]?.signal?.aborted).toBe(true);
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
  const answers = answerWith('"2"');
  expect(await refresh()).toBe(list);
  expect(versionOf(list)).toBe('"2"');
  expect(await refresh()).toBe(list);
  expect(answers.map(({ response }) => response.bodyUsed)).toEqual([true, false]);
  expect(queryClient.getQueryData<MonsterList>(LIST_KEY)?.monsters).toBe(list);
});
