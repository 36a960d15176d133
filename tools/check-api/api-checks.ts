import { randomUUID } from "node:crypto";
import type { Finding } from "../findings.ts";
import { isSuccess, request } from "../reply.ts";
import { checkGuest, checkHealth, checkSignedIn } from "./check-calls.ts";
import { checkCors, PREFLIGHT_HEADERS } from "./check-cors.ts";
import { checkEtag } from "./check-etag.ts";
import { checkAbsent, checkDetail, checkList, readListedIds } from "./check-monsters.ts";
import { checkResponses } from "./check-responses.ts";

type Options = {
  /** Without a trailing slash. */
  baseUrl: string;
  /** Where the app is served from. */
  origin: string;
  token: string | null;
};

/** Prefers an id that has to be percent-encoded: an API may fail to decode it. */
const pickId = (ids: string[]) => ids.find((id) => encodeURIComponent(id) !== id) ?? ids[0];

/** Makes the app's calls to a live API and checks each claim of the contract. */
export async function checkApi({ baseUrl, origin, token }: Options): Promise<Finding[]> {
  const apiOrigin = new URL(baseUrl).origin;
  const isCrossOrigin = apiOrigin !== origin;
  const send = (method: string, call: string, path: string, ownHeaders: HeadersInit) => {
    const headers = { ...(isCrossOrigin && { Origin: origin }), ...ownHeaders };
    return request(`${method} ${call}`, baseUrl + path, { method, headers }, token);
  };
  const get = (call: string, path = call, headers = {}) =>
    send("GET", call, path, { "Content-Type": "application/json", ...headers });
  const preflight = (call: string, path = call) => send("OPTIONS", call, path, PREFLIGHT_HEADERS);

  const absentPath = `/monsters/no-such-monster-${randomUUID()}`;
  const preflights = isCrossOrigin
    ? Promise.all([
        preflight("/monsters"),
        preflight("/monsters/{id}", absentPath),
        preflight("/health"),
        preflight("/user/profile"),
      ])
    : null;
  const [list, absent, health, guest, signedIn] = await Promise.all([
    get("/monsters"),
    get("/monsters/{id} of no monster", absentPath),
    get("/health"),
    get("/user/profile of a guest", "/user/profile"),
    token && get("/user/profile", "/user/profile", { Authorization: `Bearer ${token}` }),
  ]);
  const id = pickId(readListedIds(list));
  const etag = isSuccess(list) && list.header("ETag");
  const again = etag && (await get("/monsters again", "/monsters", { "If-None-Match": etag }));
  const detail =
    id === undefined ? null : await get("/monsters/{id}", `/monsters/${encodeURIComponent(id)}`);

  const gets = [list, detail, absent, health, guest, signedIn].filter((reply) => !!reply);
  return Promise.all([
    ...checkList(list),
    checkDetail(detail, id ?? ""),
    checkAbsent(absent),
    checkHealth(health),
    checkGuest(guest),
    checkSignedIn(signedIn || null),
    ...checkCors({ origin, apiOrigin, preflights: await preflights, gets }),
    ...checkEtag({ list, again: again || null, origin, isCrossOrigin }),
    ...checkResponses(gets),
  ]);
}
