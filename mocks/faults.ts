import { delay, HttpResponse } from "msw";

const CALLS = ["list", "detail", "health", "profile"] as const;

/** The calls that a fault can be asked for. */
export type Call = (typeof CALLS)[number];

/** What each call answers wrongly, as asked for by a request, and how many monsters there are. */
export type Faults = Partial<Record<Call | "monsters", string>>;

/** As much and as little as a screen may have to hold. */
const EXTREMES = [
  {
    id: "1",
    name: "ナガイナマエノモンスターデゴザイマスガマダマダツヅクノデスヨホントウニ",
    type: "とてもとても長い名前のめずらしいタイプ",
    level: 1_000_000,
    hp: 99_999,
    attack: 1,
    defense: 12_345,
    speed: 0,
    moves: Array.from({ length: 30 }, (_, index) => `わざその${index + 1}`),
  },
  {
    id: "2",
    name: "ア",
    type: "fire",
    level: 0,
    hp: 0,
    attack: 0,
    defense: 0,
    speed: 0,
    moves: [],
  },
  { id: "a".repeat(60), name: "Supercalifragilisticexpialidociousmonster" },
];

const NETWORK_FAULTS = {
  refused: () => HttpResponse.error(),
  "cut-off": () => cutOff(),
  hang: () => delay("infinite").then(() => HttpResponse.error()),
  empty: () => new HttpResponse(null, { status: 200 }),
  html: () => HttpResponse.html("<!doctype html><title>Not the API</title>"),
  "bad-json": () =>
    HttpResponse.text('{"data":', { headers: { "Content-Type": "application/json" } }),
  null: () => HttpResponse.json(null),
  "no-data": () => HttpResponse.json({}),
  "null-data": () => HttpResponse.json({ data: { monster: null, monsters: null } }),
  unhealthy: () =>
    HttpResponse.json({ status: "unhealthy", error: { message: "データベースに接続できません" } }),
  "unhealthy-text": () => HttpResponse.json({ status: "unhealthy", error: "メンテナンス中です" }),
  "unhealthy-silent": () => HttpResponse.json({ status: "unhealthy" }),
  "no-monsters": () => HttpResponse.json({ data: { monsters: [] } }),
  "extreme-monsters": () => HttpResponse.json({ data: { monsters: EXTREMES } }),
  "extreme-monster": () => HttpResponse.json({ data: { monster: EXTREMES[0] } }),
  "odd-monster": () =>
    HttpResponse.json({
      data: { monster: { id: 1, name: "ナゾモン", level: "10", moves: "なし" } },
    }),
  // A usable monster, two without what a monster needs, and one of which little is known.
  "odd-monsters": () =>
    HttpResponse.json({
      data: {
        monsters: [
          { id: 7, name: "マトモン", type: "Fire", level: 3, moves: ["なみ", 4, null] },
          { id: 8 },
          { name: "イドナシ" },
          { id: "x", name: "ナゾモン", level: "10", hp: null, moves: "なし", type: 5 },
        ],
      },
    }),
} satisfies Record<string, () => Response | Promise<Response>>;

/** Names of the faults that are not a status or a delay. */
export const FAULT_NAMES = Object.keys(NETWORK_FAULTS);

/** A body that ends before the length that its header promised. */
function cutOff(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"data":{"monsters":[{"id":1,'));
    },
    pull(controller) {
      controller.error(new Error("cut off"));
    },
  });
  return new HttpResponse(body, { headers: { "Content-Type": "application/json" } });
}

/**
 * The faulty answer that `fault` names: a status (`500`), a wait in milliseconds before the
 * right answer (`delay-3000`), or one of `FAULT_NAMES`. `undefined`: answer rightly.
 */
export async function faultyAnswer(fault: string | undefined): Promise<Response | undefined> {
  if (!fault) return undefined;
  if (/^\d{3}$/.test(fault)) {
    return HttpResponse.json({ error: { message: `status ${fault}` } }, { status: Number(fault) });
  }
  const wait = /^delay-(\d+)$/.exec(fault);
  if (wait) {
    await delay(Number(wait[1]));
    return undefined;
  }
  const named = Object.entries(NETWORK_FAULTS).find(([name]) => name === fault);
  if (!named) return HttpResponse.json({ error: `Unknown fault: ${fault}` }, { status: 501 });
  return named[1]();
}

const isFault = (name: string) => name === "monsters" || CALLS.some((call) => call === name);

/** Reads faults written as in an address: `list=500&detail=delay-3000&monsters=10000`. */
export function parseFaults(text: string): Faults {
  return Object.fromEntries([...new URLSearchParams(text)].filter(([name]) => isFault(name)));
}
