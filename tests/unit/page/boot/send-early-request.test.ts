// @vitest-environment jsdom
import { expect, test } from "vitest";
import { createApi } from "#src/api/api.ts";
import { sendEarlyRequest } from "#src/page/boot/send-early-request.ts";
import { recordRequests, setFaults } from "#tests/support/mock-api.ts";
import { API_BASE_URL } from "#tests/support/render-app.tsx";

const guest = createApi(API_BASE_URL, async () => null);

test("the early request is used by the first call for the same, and by no other", async () => {
  const requests = recordRequests();
  sendEarlyRequest(API_BASE_URL, "/monsters");
  expect((await guest.getMonster("1")).id).toBe("1");
  expect(requests).toHaveLength(2);
  const monsters = await guest.listMonsters();
  expect(monsters.length).toBeGreaterThan(0);
  expect(requests).toHaveLength(2);
  expect(await guest.listMonsters()).toEqual(monsters);
  expect(requests).toHaveLength(3);
});

test("the early request is never used for a signed-in user", async () => {
  const requests = recordRequests();
  sendEarlyRequest(API_BASE_URL, "/monsters");
  await createApi(API_BASE_URL, async () => "token").listMonsters();
  expect(requests.at(-1)?.headers.get("Authorization")).toBe("Bearer token");
  await guest.listMonsters();
  expect(requests.at(-1)?.headers.get("Authorization")).toBeNull();
});

test("the early request can be for a single monster, below a base URL that is a path", async () => {
  const requests = recordRequests();
  sendEarlyRequest("/api", "/monsters/1");
  expect((await guest.getMonster("1")).id).toBe("1");
  expect(requests).toHaveLength(1);
});

test("the early request fails like any other request", async () => {
  setFaults({ list: "refused" });
  sendEarlyRequest(API_BASE_URL, "/monsters");
  await expect(guest.listMonsters()).rejects.toMatchObject({ isRetryable: true });
});

test("the early request does not prevent its call from being aborted", async () => {
  setFaults({ list: "hang" });
  sendEarlyRequest(API_BASE_URL, "/monsters");
  const controller = new AbortController();
  const answer = guest.listMonsters(controller.signal);
  controller.abort();
  await expect(answer).rejects.toMatchObject({ reason: "unreachable" });
});
