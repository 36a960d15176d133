import { type HttpHandler, HttpResponse, http } from "msw";
import { CALL_NAMES, CALLS, type Call, CONTRACT } from "#src/api/calls.ts";
import type { Monster } from "#src/monsters/fields.ts";
import { CATALOGUE } from "./catalogue.ts";
import { etagOf, hasBody } from "./etag.ts";
import { createFaultyResponse, type Faults } from "./faults.ts";
import { generateMonsters } from "./generated-monsters.ts";
import { jsonResponse } from "./streams.ts";

const MAX_MONSTERS = 100_000;

function selectMonsters({ monsters: count }: Faults, usual: Monster[]): Monster[] {
  if (count === undefined || !/^\d+$/.test(count)) return usual;
  return generateMonsters(Math.min(Number(count), MAX_MONSTERS));
}

/** The list, or 304 if the browser has it already. */
function listResponse(request: Request, monsters: Monster[]): Response {
  const body = JSON.stringify({ data: { monsters } });
  const headers = { ETag: etagOf(body) };
  if (hasBody(request.headers.get("If-None-Match"), headers.ETag))
    return new HttpResponse(null, { status: 304, headers });
  return jsonResponse(body, headers);
}

type Asked = { request: Request; id: string; monsters: Monster[] };

/** The answers that depend on what is asked; any other call answers with the example of its contract. */
const ANSWERS: Partial<Record<Call, (asked: Asked) => Response>> = {
  list: ({ request, monsters }) => listResponse(request, monsters),
  detail: ({ id, monsters }) => {
    const monster = monsters.find((known) => known.id === id);
    if (monster) return HttpResponse.json({ data: { monster } });
    return HttpResponse.json({ error: { message: "No such monster" } }, { status: 404 });
  },
};

function exampleOf(call: Call, request: Request): Response {
  const isSignedIn = /^Bearer \S+$/.test(request.headers.get("Authorization") ?? "");
  if (isSignedIn || CALLS[call].isFor !== "user")
    return jsonResponse(JSON.stringify(CONTRACT[call].example));
  return HttpResponse.json({ error: { message: "Not signed in" } }, { status: 401 });
}

/**
 * MSW handlers of the API, for any origin and any base path that ends in /api.
 * @param readFaults returns the faults that a request asks for.
 * @param monsters those of the API, unless a fault says how many.
 */
export const createHandlers = (
  readFaults: (request: Request) => Faults,
  monsters = CATALOGUE,
): HttpHandler[] =>
  CALL_NAMES.map((call) =>
    http.get(`*/api${CALLS[call].path.replace("{id}", ":id")}`, async ({ request, params }) => {
      const faults = readFaults(request);
      const faulty = await createFaultyResponse(faults[call], request);
      if (faulty) return faulty;
      const selected = selectMonsters(faults, monsters);
      const answer = ANSWERS[call]?.({ request, id: String(params.id), monsters: selected });
      return answer ?? exampleOf(call, request);
    }),
  );
