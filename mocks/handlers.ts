import { type HttpHandler, HttpResponse, http } from "msw";
import type { Monster } from "#src/monsters/monster.ts";
import { CATALOGUE } from "./catalogue.ts";
import { type Call, type Faults, faultyAnswer } from "./faults.ts";
import { manyMonsters } from "./many-monsters.ts";

const MAX_MONSTERS = 100_000;

/** The catalogue, or as many monsters as were asked for. */
function monstersFor({ monsters: count }: Faults): Monster[] {
  if (count === undefined || !/^\d+$/.test(count)) return CATALOGUE;
  return manyMonsters(Math.min(Number(count), MAX_MONSTERS));
}

/**
 * The API, for any origin and any base path that ends in /api.
 * @param faultsOf tells which calls a request wants to fail, and how.
 */
export function createHandlers(faultsOf: (request: Request) => Faults): HttpHandler[] {
  const get = (
    call: Call,
    path: string,
    answer: (call: { request: Request; id: string; monsters: Monster[] }) => Response,
  ) =>
    http.get(`*/api/${path}`, async ({ request, params }) => {
      const faults = faultsOf(request);
      const faulty = await faultyAnswer(faults[call], request);
      return faulty ?? answer({ request, id: String(params.id), monsters: monstersFor(faults) });
    });

  return [
    get("list", "monsters", ({ monsters }) => HttpResponse.json({ data: { monsters } })),
    get("detail", "monsters/:id", ({ id, monsters }) => {
      const monster = monsters.find((known) => known.id === id);
      if (monster) return HttpResponse.json({ data: { monster } });
      return HttpResponse.json({ error: { message: "No such monster" } }, { status: 404 });
    }),
    get("health", "health", () => HttpResponse.json({ status: "healthy" })),
    get("profile", "user/profile", ({ request }) => {
      if (/^Bearer \S+$/.test(request.headers.get("Authorization") ?? "")) {
        return HttpResponse.json({ data: { monstersCaught: 0, badges: [] } });
      }
      return HttpResponse.json({ error: { message: "Not signed in" } }, { status: 401 });
    }),
  ];
}
