import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import type { Faults } from "#mocks/faults.ts";
import { createHandlers } from "#mocks/handlers.ts";

/** Where the app asks for the API. */
export const API_BASE_URL = "http://localhost:3000/api";

/** The monsters that the API has unless a test asks for more: of three types, with the first four ids in a row. */
export const MONSTERS = CATALOGUE.filter(({ id }) =>
  ["1", "2", "3", "4", "16", "17", "30", "54"].includes(id),
);

let faults: Faults = {};

/** The API in unit and route tests: the handlers of the embedded API. */
export const mockApi = setupServer(
  ...createHandlers(() => faults, MONSTERS),
  http.all("*", ({ request }) => {
    // It fails the test even where the app takes it for any other failed request.
    console.error(`No handler knows ${request.method} ${request.url}`);
    return HttpResponse.error();
  }),
);

/** Lets the API answer all requests of a test file. */
export function startMockApi(): void {
  beforeAll(() => mockApi.listen());
  afterEach(() => {
    mockApi.events.removeAllListeners();
    mockApi.resetHandlers();
    setFaults({});
  });
  afterAll(() => mockApi.close());
}

/** Makes calls fail until the next `setFaults`. Tests start without faults. */
export function setFaults(next: Faults): void {
  faults = next;
}

/** Serves these monsters until the end of the test, whatever faults are set. */
export function serveMonsters(monsters: readonly Record<string, unknown>[]): void {
  mockApi.use(
    http.get("*/api/monsters", () => HttpResponse.json({ data: { monsters } })),
    http.get("*/api/monsters/:id", ({ params }) => {
      const monster = monsters.find(({ id }) => id === params.id) ?? null;
      return HttpResponse.json({ data: { monster } });
    }),
  );
}

/** Lets calls of `path` wait until the returned function is called. */
export function holdAnswers(path: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Without an answer of its own, the next handler answers.
  mockApi.use(http.get(`*/api${path}`, () => promise));
  return resolve;
}

/** How many of `requests` went to `path` of the API. */
export function countOf(requests: readonly Request[], path: string): number {
  return requests.filter(({ url }) => new URL(url).pathname === `/api${path}`).length;
}

/** Collects the requests that are sent to the API from now on. */
export function recordRequests(): Request[] {
  const requests: Request[] = [];
  mockApi.events.on("request:start", ({ request }) => {
    requests.push(request);
  });
  return requests;
}
