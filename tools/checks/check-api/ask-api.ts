import * as v from "valibot";
import { CALLS, pathOf } from "#src/api/calls.ts";
import { monsterSchema } from "#src/api/schemas.ts";
import { isSuccess, readReply, request } from "../reply.ts";

/** The app's headers that a browser sends to another origin only with permission. */
export const NEEDED_HEADERS = ["authorization", "content-type"];

const ABSENT = "no-such-monster";

/** `baseUrl` is without a trailing slash, `origin` is where the app is served from. */
type Options = { baseUrl: string; origin: string; token: string | null };

/** The id of a monster; `null` when the app cannot use the monster. */
export function readId(monster: unknown): string | null {
  const result = v.safeParse(monsterSchema, monster);
  return result.success ? result.output.id : null;
}

/** Makes the app's calls to a live API. What cannot be asked for is `null`. */
export async function askApi({ baseUrl, origin, token }: Options) {
  const apiOrigin = new URL(baseUrl).origin;
  const isCrossOrigin = apiOrigin !== origin;
  const send = (method: string, path: string, ownHeaders: object, note = "") => {
    const headers = { ...(isCrossOrigin && { Origin: origin }), ...ownHeaders };
    return request(`${method} ${path}${note}`, baseUrl + path, { method, headers }, token);
  };
  const get = (path: string, headers = {}, note = "") =>
    send("GET", path, { "Content-Type": "application/json", ...headers }, note);
  const preflight = (path: string) =>
    send("OPTIONS", path, {
      "Access-Control-Request-Method": "GET",
      "Access-Control-Request-Headers": NEEDED_HEADERS.join(","),
    });

  const [list, absent, health, guest, signedIn, ...preflights] = await Promise.all([
    get(CALLS.list.path),
    get(pathOf(CALLS.detail, ABSENT)),
    get(CALLS.health.path),
    get(CALLS.profile.path),
    token ? get(CALLS.profile.path, { Authorization: `Bearer ${token}` }, " with a token") : null,
    ...(isCrossOrigin ? Object.values(CALLS).map((call) => preflight(pathOf(call, ABSENT))) : []),
  ]);
  const monsters = readReply(list, CALLS.list.answer)?.data.monsters ?? null;
  /** Those of the listed monsters that the app can use. */
  const ids = (monsters ?? []).map(readId).filter((id) => id !== null);
  // An API may fail to decode an id that has to be percent-encoded.
  const id = ids.find((one) => encodeURIComponent(one) !== one) ?? ids[0] ?? null;
  const detail = id === null ? null : await get(pathOf(CALLS.detail, id));
  const etag = isSuccess(list) && list.header("ETag");
  return {
    ...{ origin, apiOrigin, isCrossOrigin, preflights, monsters, ids, id },
    ...{ list, absent, health, guest, signedIn, detail },
    /** The answer to the same request with the list's ETag. */
    listAgain: etag ? await get(CALLS.list.path, { "If-None-Match": etag }, " again") : null,
    /** The answers with a body that the app reads. */
    read: [list, detail, absent, health, guest, signedIn].filter((reply) => reply !== null),
  };
}

export type Answers = Awaited<ReturnType<typeof askApi>>;
