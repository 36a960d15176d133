import { delay, HttpResponse } from "msw";
import { CALL_NAMES, type Call } from "#src/api/calls.ts";
import {
  EXTREME_MONSTERS,
  MALFORMED_MONSTER,
  MISTYPED_RESPONSE,
  PARTLY_MALFORMED_MONSTERS,
  SHIFT_JIS,
} from "./edge-case-monsters.ts";
import { cutOff, jsonResponse, trickle } from "./streams.ts";

/** The fault of each call, and the number of monsters to serve. */
export type Faults = Partial<Record<Call | "monsters", string>>;

const STATUSES_WITHOUT_BODY = ["204", "205", "304"];

const NAMED_FAULTS = {
  refused: () => HttpResponse.error(),
  "cut-off": cutOff,
  hang: () => delay("infinite").then(() => HttpResponse.error()),
  trickle,
  redirect: (request) => HttpResponse.redirect(request.url),
  empty: () => new HttpResponse(null, { status: 200 }),
  html: () => HttpResponse.html("<!doctype html><title>Not the API</title>"),
  "bad-json": () => jsonResponse('{"data":'),
  "shift-jis": () => jsonResponse(SHIFT_JIS),
  null: () => HttpResponse.json(null),
  "no-data": () => HttpResponse.json({}),
  "null-data": () => HttpResponse.json({ data: { monster: null, monsters: null } }),
  "no-envelope": () => HttpResponse.json([MALFORMED_MONSTER]),
  "wrong-types": () => HttpResponse.json(MISTYPED_RESPONSE),
  unhealthy: () =>
    HttpResponse.json({ status: "unhealthy", error: { message: "データベースに接続できません" } }),
  "unhealthy-text": () => HttpResponse.json({ status: "unhealthy", error: "メンテナンス中です" }),
  "unhealthy-silent": () => HttpResponse.json({ status: "unhealthy" }),
  "no-monsters": () => HttpResponse.json({ data: { monsters: [] } }),
  "extreme-monsters": () => HttpResponse.json({ data: { monsters: EXTREME_MONSTERS } }),
  "extreme-monster": () => HttpResponse.json({ data: { monster: EXTREME_MONSTERS[0] } }),
  "odd-monster": () => HttpResponse.json({ data: { monster: MALFORMED_MONSTER } }),
  "other-monster": () => HttpResponse.json({ data: { monster: { id: "2", name: "ベツモン" } } }),
  "odd-monsters": () => HttpResponse.json({ data: { monsters: PARTLY_MALFORMED_MONSTERS } }),
} satisfies Record<string, (request: Request) => Response | Promise<Response>>;

/** The faults that have no number in their name. */
export const FAULT_NAMES = Object.keys(NAMED_FAULTS);

const failure = (status: number, message: string, headers: HeadersInit = {}) =>
  HttpResponse.json({ error: { message } }, { status, headers });

/**
 * The response to `request` with a fault: a status (`500`), a 429 with Retry-After in seconds
 * (`retry-after-3`), a 401 to a token that begins so (`refuses-eyJ`), or one of `FAULT_NAMES`.
 * `undefined` means the correct response: without a fault, to other tokens, or after a delay in
 * milliseconds (`delay-3000`).
 */
export async function createFaultyResponse(
  fault: string | undefined,
  request: Request,
): Promise<Response | undefined> {
  if (!fault) return undefined;
  if (STATUSES_WITHOUT_BODY.includes(fault))
    return new HttpResponse(null, { status: Number(fault) });
  if (/^[2-5]\d\d$/.test(fault)) return failure(Number(fault), `status ${fault}`);
  const [, seconds] = /^retry-after-(\d+)$/.exec(fault) ?? [];
  if (seconds) return failure(429, "Too many requests", { "Retry-After": seconds });
  const [, milliseconds] = /^delay-(\d+)$/.exec(fault) ?? [];
  if (milliseconds) {
    await delay(Number(milliseconds));
    return undefined;
  }
  const [, refused] = /^refuses-(.+)$/.exec(fault) ?? [];
  if (refused) {
    const isRefused = request.headers.get("Authorization")?.startsWith(`Bearer ${refused}`);
    return isRefused ? failure(401, "The token is not valid") : undefined;
  }
  const named = Object.entries(NAMED_FAULTS).find(([name]) => name === fault);
  if (!named) return HttpResponse.json({ error: `Unknown fault: ${fault}` }, { status: 501 });
  return named[1](request);
}

/** Parses faults written as a query string: `list=500&detail=delay-3000&monsters=10000`. */
export function parseFaults(text: string): Faults {
  const keys: string[] = ["monsters", ...CALL_NAMES];
  return Object.fromEntries([...new URLSearchParams(text)].filter(([name]) => keys.includes(name)));
}
