import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { errorText, FAULT_TABLE } from "#mocks/fault-table.ts";
import { createHandlers } from "#mocks/handlers.ts";
import { createApi } from "#src/api/api.ts";
import { ApiError } from "#src/api/api-error.ts";
import { CALL_NAMES, type Call } from "#src/api/calls.ts";
import { failureText } from "#src/api/failure-text.ts";
import { ja } from "#src/messages/ja.ts";
import { healthQuery } from "#src/queries/health.ts";
import { monsterQueries } from "#src/queries/monsters.ts";
import { createQueryClient } from "#src/queries/query-client.ts";

/** The API, all of whose calls have the fault that their address begins with. */
const server = setupServer(
  ...createHandlers(({ url }) => {
    const [, fault = ""] = new URL(url).pathname.split("/");
    return Object.fromEntries(CALL_NAMES.map((call) => [call, fault]));
  }),
);

/** How often each address was asked for. */
const requests = new Map<string, number>();

beforeAll(() => {
  server.listen();
  server.events.on("request:start", ({ request: { url } }) =>
    requests.set(url, (requests.get(url) ?? 0) + 1),
  );
});
afterAll(() => server.close());

test.concurrent.each(FAULT_TABLE)(
  "a call with the fault $name gives data or an error text, after $attempts attempts",
  async (row) => {
    const api = createApi(`http://api.example/${row.fault}/api`, async () => null, row);
    const queryClient = createQueryClient({ firstRetryDelayMs: 1 });
    const special: Partial<Record<Call, Promise<unknown>>> = {
      list: queryClient.query(monsterQueries.list(api)),
      detail: queryClient.query(monsterQueries.detail(api, "1")),
      health: queryClient.query(healthQuery(api)),
    };
    const ends = CALL_NAMES.map(async (call) => {
      const usual = { queryKey: [call], queryFn: () => api.ask(call) };
      const answer = special[call] ?? queryClient.query(usual);
      const error: unknown = await answer.then(
        () => null,
        (reason) => reason,
      );
      const text = error instanceof ApiError ? failureText(ja, call, error) : error;
      expect(text, call).toBe(errorText(row, call));
    });
    await Promise.all(ends);
    const ofRow = [...requests].filter(([url]) => url.startsWith(`${api.baseUrl}/`));
    expect(ofRow.map(([, count]) => count)).toEqual(CALL_NAMES.map(() => row.attempts));
  },
);
