// Checks a live API against the contract: npm run check:api -- https://host/api
import { Ajv2020 } from "ajv/dist/2020.js";
import * as v from "valibot";
import { createApi } from "#src/api/api.ts";
import { CALL_NAMES, CALLS, pathOf } from "#src/api/calls.ts";
import { siteOrigin, webAddress } from "../../build/settings.ts";
import { OPENAPI } from "../openapi/openapi.ts";
import { schemaOf } from "../openapi/openapi-schemas.ts";
import { ask, type Finding, runCheck } from "./run-check.ts";

// The schemas of OpenAPI 3.1 are those of JSON Schema 2020-12.
const ajv = new Ajv2020({ allErrors: true, strict: false });
ajv.addSchema(OPENAPI, "contract");

/** How a body differs from an answer of the contract, and in which part. */
function misfits(body: string, answer: string): [part: string, what: string][] {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), body);
  if (!json.success || body.includes("\ufffd")) return [["", "is no JSON in UTF-8"]];
  ajv.validate(`contract#/components/schemas/${answer}`, json.output);
  // Of a value that may be null, the other form is named.
  return (ajv.errors ?? [])
    .filter(({ keyword, params }) => keyword !== "anyOf" && params.type !== "null")
    .map(({ instancePath, message = "" }) => [instancePath, message]);
}

/** Makes the calls of an app that is served from `origin`. */
export async function checkApi(api: string, origin: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  const find = (where: string, what: string) => void findings.push({ where, what });
  const headers = {
    Origin: origin,
    "Content-Type": "application/json",
    "Access-Control-Request-Method": "GET",
    "Access-Control-Request-Headers": "authorization,content-type",
  };
  const isOwnOrigin = new URL(api).origin === origin;

  async function send(method: string, path: string, statuses: string[], answer?: string) {
    const where = `${method} ${path}`;
    const { failure, status, header, body } = await ask(api + path, { method, headers });
    if (failure) return find(where, failure);
    if (!statuses.includes(status)) find(where, `answers ${status}, not ${statuses.join(" or ")}`);
    else if (answer) for (const [part, what] of misfits(body, answer)) find(where + part, what);
    const allowed = header("Access-Control-Allow-Origin");
    if (!isOwnOrigin && allowed !== "*" && allowed !== origin)
      find(where, `Access-Control-Allow-Origin is ${allowed}`);
    const names = header("Access-Control-Allow-Headers");
    // By the Fetch standard, “*” stands for any header but Authorization.
    if (method === "OPTIONS" && !/authorization/i.test(names))
      find(where, `Access-Control-Allow-Headers is ${names}`);
  }

  const app = createApi(api, async () => null);
  // An API of files has no users. How healthy an API is, the app reads of any answer.
  for (const call of CALL_NAMES) {
    const { path, isFor } = CALLS[call];
    if (isFor === "user") await send("GET", path, ["401", "403", "404"]);
    else if (!path.includes("{id}"))
      await send("GET", path, ["200"], call === "health" ? undefined : schemaOf(call));
  }
  for (const { id } of (await app.listMonsters().catch(() => [])).slice(0, 1)) {
    const path = pathOf("detail", id);
    await send("GET", path, ["200"], schemaOf("detail"));
    await app.getMonster(id).catch(() => find(`GET ${path}`, "is not the one asked for"));
  }
  await send("GET", "/monsters/no-such-monster", ["404", "200"]);
  const reason = await app.getMonster("no-such-monster").catch((error) => error.reason);
  if (reason !== "notFound") find("GET /monsters/no-such-monster", "is not said to be absent");
  await app.checkHealth().catch((e) => find("GET /health", `says ${e.report ?? e.reason}`));
  if (!isOwnOrigin)
    for (const { path } of Object.values(CALLS)) await send("OPTIONS", path, ["200", "204"]);
  return findings;
}

if (import.meta.main)
  await runCheck("Usage: npm run check:api -- <API> [<the app's origin>]", () => {
    const [api = "", origin = "http://localhost:5173"] = process.argv.slice(2);
    return checkApi(v.parse(webAddress, api), v.parse(siteOrigin, origin));
  });
