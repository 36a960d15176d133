// @vitest-environment jsdom
import { HttpResponse, http } from "msw";
import { describe, expect, test, vi } from "vitest";
import { createApi } from "#src/api/api.ts";
import { inventMonster } from "#tests/support/invent-monster.ts";
import { mockApi, recordRequests } from "#tests/support/mock-api.ts";
import { API_BASE_URL } from "#tests/support/render-app.tsx";

const guest = createApi(API_BASE_URL, async () => null);

describe("requests", () => {
  test("carry a JSON content type, no token of a guest, and reach past the browser's cache", async () => {
    const fetched = vi.spyOn(globalThis, "fetch");
    await guest.listMonsters();
    await guest.checkHealth();
    expect(fetched).toHaveBeenCalledTimes(2);
    for (const { headers, cache } of fetched.mock.calls.map((args) => new Request(...args))) {
      expect(headers.get("Content-Type")).toBe("application/json");
      expect(headers.has("Authorization")).toBe(false);
      expect(cache).toBe("no-cache");
    }
  });

  test.each([".", "..", " ", "\ud800", "1".repeat(501)])(
    "are not sent for an id that no monster can have: %j",
    async (id) => {
      const requests = recordRequests();
      await expect(guest.getMonster(id)).rejects.toMatchObject({ reason: "notFound" });
      expect(requests).toHaveLength(0);
    },
  );
});

describe("the health check", () => {
  const answer = (body: string, status = 200) =>
    mockApi.use(http.get("*/api/health", () => new HttpResponse(body, { status })));

  test.each([
    ["unhealthy", '{"status":"Healthy"}'],
    ["unhealthy", '{"status":["healthy"]}'],
    ["unhealthy", '{"data":{"status":"healthy"}}'],
    ["unhealthy", '{"status":"healthy","error":""}'],
    ["unhealthy", "{}"],
    ["unreachable", "healthy"],
    ["unreachable", "true"],
    ["unreachable", '{"status":"healthy"'],
    ["unhealthy", '{"status":"healthy"}', 503],
  ])("is %s with %s and status %j", async (reason, body, status = 200) => {
    answer(body, status);
    await expect(guest.checkHealth()).rejects.toMatchObject({ reason });
  });

  test("is healthy with the one report that says so", async () => {
    answer('{"status":"healthy","error":null,"version":"1.2"}');
    expect(await guest.checkHealth()).toBe("healthy");
  });
});

describe("responses", () => {
  const list = (monsters: object[]) =>
    mockApi.use(http.get("*/api/monsters", () => HttpResponse.json({ data: { monsters } })));

  test.each([
    ["in another encoding", [0x83, 0x82]],
    ["that breaks off inside a character", [0xe3, 0x83]],
  ])("are not read with a text %s", async (_, bytes) => {
    const body = [...Buffer.from('{"status":"healthy","version":"'), ...bytes, 0x22, 0x7d];
    mockApi.use(http.get("*/api/health", () => new HttpResponse(Uint8Array.from(body))));
    await expect(guest.checkHealth()).rejects.toMatchObject({ reason: "unreachable" });
  });

  test("may begin with a byte order mark", async () => {
    const body = '\ufeff{"status":"healthy"}';
    mockApi.use(http.get("*/api/health", () => new HttpResponse(body)));
    expect(await guest.checkHealth()).toBe("healthy");
  });

  test("are limited in bytes, not in characters", async () => {
    const body = { data: { monsters: [] }, padding: "あ".repeat(11_000_000) };
    mockApi.use(http.get("*/api/monsters", () => HttpResponse.json(body)));
    await expect(guest.listMonsters()).rejects.toMatchObject({ reason: "unreachable" });
  });

  test("are read with numeric ids as text, unknown fields as null, and each id once", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const moves = ["あ", 1, " ", "\u200b"];
    const monsters = [
      { id: 7, name: " ナナ ", type: "Fire", level: 3, hp: "9", attack: "HUGE", moves },
      { id: "7", name: "ニバンメ" },
      { id: 8, name: "  " },
      { id: 9, name: "\u3164 \u200b" },
      "モンスター",
    ];
    const body = JSON.stringify({ data: { monsters } }).replace('"HUGE"', "1e999");
    mockApi.use(http.get("*/api/monsters", () => HttpResponse.text(body)));
    expect(await guest.listMonsters()).toEqual([
      inventMonster({ id: "7", name: "ナナ", type: "Fire", level: 3, moves: ["あ"] }),
    ]);
    expect(log).toHaveBeenCalledExactlyOnceWith(
      "Left out 4 monsters without id or name, or with a used id:",
      monsters.slice(1),
    );
  });

  test("are read with a count of monsters, which means nothing", async () => {
    const data = { count: 3, monsters: [{ id: 1, name: "ナナ" }] };
    mockApi.use(http.get("*/api/monsters", () => HttpResponse.json({ data })));
    expect(await guest.listMonsters()).toEqual([inventMonster({ id: "1", name: "ナナ" })]);
  });

  test("are read with a list of types as one composed type", async () => {
    const types = [["fire", " flying "], ["ほのお"], ["fire/こおり", 4, null, " "], [], [[]], {}];
    list(types.map((type, id) => ({ id, name: "ナナ", type })));
    expect((await guest.listMonsters()).map(({ type }) => type)).toEqual([
      ...["fire・flying", "ほのお", "fire/こおり", null, null, null],
    ]);
  });

  test("are read with the beginning of long texts", async () => {
    const long = "ア".repeat(40_000);
    const shown = `${"ア".repeat(99)}…`;
    const types = [long, [long, "みず"], Array(5_000).fill("みず")];
    list(types.map((type, id) => ({ id, name: long, type, moves: ["なみ", long] })));
    const read = await guest.listMonsters();
    expect(read.map(({ name, moves }) => [name, ...(moves ?? [])])).toEqual(
      types.map(() => [shown, "なみ", shown]),
    );
    expect(read.map(({ type }) => type?.length)).toEqual([100, 100, 100]);
  });
});
