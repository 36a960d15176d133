import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { monsterListResponse, monsterSchema } from "#src/api/schemas.ts";
import { isSuccess, type Reply, readReply, request } from "../reply.ts";

/** The app's headers that a browser sends to another origin only with permission. */
export const NEEDED_HEADERS = ["authorization", "content-type"];

type Options = {
  /** Without a trailing slash. */
  baseUrl: string;
  /** Where the app is served from. */
  origin: string;
  token: string | null;
};

/** The id of a monster; `null` when the app cannot use the monster. */
export function readId(monster: unknown): string | null {
  const result = v.safeParse(monsterSchema, monster);
  return result.success ? result.output.id : null;
}

/** The listed monsters as they came; `undefined` when there is no list. */
export const readList = (list: Reply) => readReply(list, monsterListResponse)?.data.monsters;

/** The ids of the listed monsters that the app can use. */
export const readListedIds = (list: Reply): string[] =>
  (readList(list) ?? []).map(readId).filter((id) => id !== null);

/** Prefers an id that has to be percent-encoded: an API may fail to decode it. */
const pickId = (ids: string[]) => ids.find((id) => encodeURIComponent(id) !== id) ?? ids[0] ?? null;

/** Makes the app's calls to a live API. What cannot be asked for is `null`. */
export async function askApi({ baseUrl, origin, token }: Options) {
  const apiOrigin = new URL(baseUrl).origin;
  const isCrossOrigin = apiOrigin !== origin;
  const send = (method: string, call: string, path: string, ownHeaders: HeadersInit) => {
    const headers = { ...(isCrossOrigin && { Origin: origin }), ...ownHeaders };
    return request(`${method} ${call}`, baseUrl + path, { method, headers }, token);
  };
  const get = (call: string, path = call, headers = {}) =>
    send("GET", call, path, { "Content-Type": "application/json", ...headers });
  const preflight = (call: string, path = call) =>
    send("OPTIONS", call, path, {
      "Access-Control-Request-Method": "GET",
      "Access-Control-Request-Headers": NEEDED_HEADERS.join(","),
    });

  const absentPath = `/monsters/no-such-monster-${randomUUID()}`;
  const preflights = Promise.all(
    isCrossOrigin
      ? [
          preflight("/monsters"),
          preflight("/monsters/{id}", absentPath),
          preflight("/health"),
          preflight("/user/profile"),
        ]
      : [],
  );
  const [list, absent, health, guest, signedIn] = await Promise.all([
    get("/monsters"),
    get("/monsters/{id} of no monster", absentPath),
    get("/health"),
    get("/user/profile of a guest", "/user/profile"),
    token ? get("/user/profile", "/user/profile", { Authorization: `Bearer ${token}` }) : null,
  ]);
  const id = pickId(readListedIds(list));
  const etag = isSuccess(list) && list.header("ETag");
  return {
    ...{ origin, apiOrigin, isCrossOrigin, list, absent, health, guest, signedIn, id },
    detail: id === null ? null : await get("/monsters/{id}", `/monsters/${encodeURIComponent(id)}`),
    /** The answer to the same request with the list's ETag. */
    listAgain: etag ? await get("/monsters again", "/monsters", { "If-None-Match": etag }) : null,
    preflights: await preflights,
  };
}

export type Answers = Awaited<ReturnType<typeof askApi>>;

/** The answers with a body that the app reads. */
export const getsOf = ({ list, detail, absent, health, guest, signedIn }: Answers) =>
  [list, detail, absent, health, guest, signedIn].filter((reply) => reply !== null);
