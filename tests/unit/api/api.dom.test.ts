import { HttpResponse, http } from "msw";
import { describe, expect, test } from "vitest";
import { createApi } from "#src/api/api.ts";
import { expectErrors } from "#tests/support/console-errors.ts";
import { inventMonster } from "#tests/support/invent-monster.ts";
import { API_BASE_URL, mockApi, recordRequests } from "#tests/support/mock-api.ts";

const guest = createApi(API_BASE_URL, async () => null);

test.each([".", "..", " ", "\ud800", "1".repeat(501)])(
  "no request is sent for an id that no monster can have: %j",
  async (id) => {
    const requests = recordRequests();
    await expect(guest.getMonster(id)).rejects.toMatchObject({ reason: "notFound" });
    expect(requests).toHaveLength(0);
  },
);

test.each([
  ["healthy", '{"status":"healthy","error":null,"version":"1.2"}'],
  // Some servers send a byte order mark.
  ["healthy", '\ufeff{"status":"healthy"}'],
  ["unhealthy", '{"status":"Healthy"}'],
  ["unhealthy", '{"status":["healthy"]}'],
  ["unhealthy", '{"data":{"status":"healthy"}}'],
  ["unhealthy", '{"status":"healthy","error":""}'],
  ["unhealthy", '{"status":"healthy"}', 503],
  ["unreachable", "true"],
])("the health check is %s with %s and status %j", async (health, body, status = 200) => {
  mockApi.use(http.get("*/api/health", () => new HttpResponse(body, { status })));
  expect(await guest.checkHealth().catch(({ reason }) => reason)).toBe(health);
});

describe("responses", () => {
  const list = (monsters: object[]) =>
    mockApi.use(http.get("*/api/monsters", () => HttpResponse.json({ data: { monsters } })));

  test("are read with numeric ids as text, unknown fields as null, and each id once", async () => {
    expectErrors(/^Left out 4 monsters/);
    const moves = ["あ", 1, " ", "\u200b"];
    const monsters = [
      { id: 7, name: " ナナ ", type: "Fire", level: 3, hp: "9", attack: "HUGE", moves },
      { id: "7", name: "ニバンメ" },
      { id: 8, name: "  " },
      { id: 9, name: "\u3164 \u200b" },
      "モンスター",
    ];
    const body = JSON.stringify({ data: { count: 3, monsters } }).replace('"HUGE"', "1e999");
    mockApi.use(http.get("*/api/monsters", () => HttpResponse.text(body)));
    expect(await guest.listMonsters()).toEqual([
      inventMonster({ id: "7", name: "ナナ", type: "Fire", level: 3, moves: ["あ"] }),
    ]);
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      "Left out 4 monsters without id or name, or with a used id:",
      monsters.slice(1),
    );
  });

  test("are read with a list of types as one composed type", async () => {
    const types = [["fire", " flying "], ["ほのお"], ["fire/こおり", 4, null, " "], [], [[]], {}];
    list(types.map((type, id) => ({ id, name: "ナナ", type })));
    expect((await guest.listMonsters()).map(({ type }) => type)).toEqual([
      ...["fire・flying", "ほのお", "fire/こおり", null, null, null],
    ]);
  });

  test("are read with the usable moves, which are unknown where there are others only", async () => {
    const moves = [["なみ", 4], [], [{ name: "なみ" }], [12], [" "], "なみ", null];
    list(moves.map((some, id) => ({ id, name: "ナナ", moves: some })));
    expect((await guest.listMonsters()).map((monster) => monster.moves)).toEqual([
      ...[["なみ"], [], null, null, null, null, null],
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
