import { type HttpHandler, HttpResponse, http } from "msw";
import { CATALOGUE } from "./catalogue.ts";
import { type Call, type Faults, faultyAnswer } from "./faults.ts";

/**
 * The API, for any origin and any base path that ends in /api.
 * @param faultsOf tells which calls a request wants to fail, and how.
 */
export function createHandlers(faultsOf: (request: Request) => Faults): HttpHandler[] {
  const get = (call: Call, path: string, answer: (request: Request, id: string) => Response) =>
    http.get(`*/api/${path}`, async ({ request, params }) => {
      const faulty = await faultyAnswer(faultsOf(request)[call]);
      return faulty ?? answer(request, String(params.id));
    });

  return [
    get("list", "monsters", () => HttpResponse.json({ data: { monsters: CATALOGUE } })),
    get("detail", "monsters/:id", (_request, id) => {
      const monster = CATALOGUE.find((known) => known.id === id);
      if (monster) return HttpResponse.json({ data: { monster } });
      return HttpResponse.json({ error: { message: "No such monster" } }, { status: 404 });
    }),
    get("health", "health", () => HttpResponse.json({ status: "healthy" })),
    get("profile", "user/profile", (request) => {
      if (/^Bearer \S+$/.test(request.headers.get("Authorization") ?? "")) {
        return HttpResponse.json({ data: { monstersCaught: 0, badges: [] } });
      }
      return HttpResponse.json({ error: { message: "Not signed in" } }, { status: 401 });
    }),
  ];
}
