import { delay, HttpResponse } from "msw";
import { EXTREME_MONSTERS, MISTYPED_ANSWER, ODD_MONSTER, ODD_MONSTERS } from "./odd-monsters.ts";
import { cutOff, huge, trickle } from "./streams.ts";

const CALLS = ["list", "detail", "health", "profile"] as const;

/** The calls that a fault can be asked for. */
export type Call = (typeof CALLS)[number];

/** What each call answers wrongly, as asked for by a request, and how many monsters there are. */
export type Faults = Partial<Record<Call | "monsters", string>>;

/** Statuses whose answers have no body. */
const BODILESS = ["204", "205", "304"];

const NAMED_FAULTS = {
  refused: () => HttpResponse.error(),
  "cut-off": cutOff,
  hang: () => delay("infinite").then(() => HttpResponse.error()),
  trickle,
  huge,
  redirect: (request) => HttpResponse.redirect(request.url),
  empty: () => new HttpResponse(null, { status: 200 }),
  html: () => HttpResponse.html("<!doctype html><title>Not the API</title>"),
  "bad-json": () =>
    HttpResponse.text('{"data":', { headers: { "Content-Type": "application/json" } }),
  null: () => HttpResponse.json(null),
  "no-data": () => HttpResponse.json({}),
  "null-data": () => HttpResponse.json({ data: { monster: null, monsters: null } }),
  "no-envelope": () => HttpResponse.json([ODD_MONSTER]),
  "wrong-types": () => HttpResponse.json(MISTYPED_ANSWER),
  unhealthy: () =>
    HttpResponse.json({ status: "unhealthy", error: { message: "データベースに接続できません" } }),
  "unhealthy-text": () => HttpResponse.json({ status: "unhealthy", error: "メンテナンス中です" }),
  "unhealthy-silent": () => HttpResponse.json({ status: "unhealthy" }),
  "no-monsters": () => HttpResponse.json({ data: { monsters: [] } }),
  "extreme-monsters": () => HttpResponse.json({ data: { monsters: EXTREME_MONSTERS } }),
  "extreme-monster": () => HttpResponse.json({ data: { monster: EXTREME_MONSTERS[0] } }),
  "odd-monster": () => HttpResponse.json({ data: { monster: ODD_MONSTER } }),
  "other-monster": () => HttpResponse.json({ data: { monster: { id: "2", name: "ベツモン" } } }),
  "odd-monsters": () => HttpResponse.json({ data: { monsters: ODD_MONSTERS } }),
} satisfies Record<string, (request: Request) => Response | Promise<Response>>;

/** Names of the faults that carry no number. */
export const FAULT_NAMES = Object.keys(NAMED_FAULTS);

function answerWithStatus(status: string): Response {
  if (BODILESS.includes(status)) return new HttpResponse(null, { status: Number(status) });
  return HttpResponse.json({ error: { message: `status ${status}` } }, { status: Number(status) });
}

function tooManyRequests(seconds: string): Response {
  const headers = { "Retry-After": seconds };
  return HttpResponse.json({ error: { message: "Too many requests" } }, { status: 429, headers });
}

/**
 * The faulty answer to `request` that `fault` names: a status (`500`), a wait in milliseconds
 * before the right answer (`delay-3000`), a 429 that asks for a wait in seconds (`retry-after-3`),
 * or one of `FAULT_NAMES`. `undefined`: answer rightly.
 */
export async function faultyAnswer(
  fault: string | undefined,
  request: Request,
): Promise<Response | undefined> {
  if (!fault) return undefined;
  if (/^[2-5]\d\d$/.test(fault)) return answerWithStatus(fault);
  const [, seconds] = /^retry-after-(\d+)$/.exec(fault) ?? [];
  if (seconds) return tooManyRequests(seconds);
  const [, milliseconds] = /^delay-(\d+)$/.exec(fault) ?? [];
  if (milliseconds) {
    await delay(Number(milliseconds));
    return undefined;
  }
  const named = Object.entries(NAMED_FAULTS).find(([name]) => name === fault);
  if (!named) return HttpResponse.json({ error: `Unknown fault: ${fault}` }, { status: 501 });
  return named[1](request);
}

const isFault = (name: string) => name === "monsters" || CALLS.some((call) => call === name);

/** Reads faults written as in an address: `list=500&detail=delay-3000&monsters=10000`. */
export function parseFaults(text: string): Faults {
  return Object.fromEntries([...new URLSearchParams(text)].filter(([name]) => isFault(name)));
}
