import { randomUUID } from "node:crypto";
import { checkCors, PREFLIGHT_HEADERS } from "./check-cors.ts";
import { checkCount } from "./check-count.ts";
import { checkAbsent, checkDetail } from "./check-detail.ts";
import { checkEtag, readEtag } from "./check-etag.ts";
import { checkHealth } from "./check-health.ts";
import { checkList, readListedIds } from "./check-list.ts";
import { checkGuest, checkSignedIn } from "./check-profile.ts";
import { checkResponses } from "./check-responses.ts";
import { createSend, type Exchange, isCrossOrigin } from "./exchange.ts";
import type { Finding } from "./finding.ts";
import type { Options } from "./options.ts";

/** Prefers an id that has to be percent-encoded: an API may fail to decode it. */
const pickId = (ids: string[]) => ids.find((id) => encodeURIComponent(id) !== id) ?? ids[0];

/** Makes the app's calls to a live API and checks each claim of the contract. */
export async function checkApi(options: Options): Promise<Finding[]> {
  const send = createSend(options);
  const get = (call: string, path: string[], headers = {}): Promise<Exchange> =>
    send({
      call: `GET ${call}`,
      method: "GET",
      path,
      headers: { "Content-Type": "application/json", ...headers },
    });
  const preflight = (call: string, path: string[]) =>
    send({ call: `OPTIONS ${call}`, method: "OPTIONS", path, headers: PREFLIGHT_HEADERS });

  const unknownId = `no-such-monster-${randomUUID()}`;
  const preflights = isCrossOrigin(options)
    ? [
        preflight("/monsters", ["monsters"]),
        preflight("/monsters/{id}", ["monsters", unknownId]),
        preflight("/health", ["health"]),
        preflight("/user/profile", ["user", "profile"]),
      ]
    : null;
  const [list, absent, health, guest, signedIn] = await Promise.all([
    get("/monsters", ["monsters"]),
    get("/monsters/{id} of no monster", ["monsters", unknownId]),
    get("/health", ["health"]),
    get("/user/profile of a guest", ["user", "profile"]),
    options.token === null
      ? null
      : get("/user/profile", ["user", "profile"], { Authorization: `Bearer ${options.token}` }),
  ]);
  const id = pickId(readListedIds(list));
  const etag = readEtag(list);
  const again =
    etag === null ? null : await get("/monsters again", ["monsters"], { "If-None-Match": etag });
  const detail = id === undefined ? null : await get("/monsters/{id}", ["monsters", id]);

  const gets = [list, detail, absent, health, guest, signedIn].filter((one) => one !== null);
  const { origin } = options;
  return [
    ...checkList(list),
    checkCount(list),
    checkDetail(detail, id ?? ""),
    checkAbsent(absent),
    checkHealth(health),
    checkGuest(guest),
    checkSignedIn(signedIn),
    ...checkCors({
      origin,
      apiOrigin: new URL(options.baseUrl).origin,
      preflights: preflights && (await Promise.all(preflights)),
      gets,
    }),
    ...checkEtag({ list, again, origin, isCrossOrigin: isCrossOrigin(options) }),
    ...checkResponses(gets),
  ];
}
