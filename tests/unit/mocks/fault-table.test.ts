import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { errorText, FAULT_TABLE } from "#mocks/fault-table.ts";
import { CALL_NAMES } from "#mocks/faults.ts";
import { createHandlers } from "#mocks/handlers.ts";
import { createApi } from "#src/api/api.ts";
import { ja } from "#src/messages/ja.ts";
import { errorMessage } from "#src/queries/error-message.ts";
import { healthQuery } from "#src/queries/health.ts";
import { monsterQueries } from "#src/queries/monsters.ts";
import { createQueryClient } from "#src/queries/query-client.ts";
import { profileQuery } from "#src/queries/user-profile.ts";

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
    const queryClient = createQueryClient(1);
    const calls = {
      list: queryClient.query(monsterQueries.list(api)),
      detail: queryClient.query(monsterQueries.detail(api, "1")),
      health: queryClient.query(healthQuery(api)),
      profile: queryClient.query(profileQuery(api, "sakura")),
    };
    const ends = CALL_NAMES.map(async (call) => {
      const error: unknown = await calls[call].then(
        () => null,
        (reason) => reason,
      );
      const text = error instanceof Error ? errorMessage(ja, call, error) : null;
      expect(text, call).toBe(errorText(row, call));
    });
    await Promise.all(ends);
    const ofRow = [...requests].filter(([url]) => url.startsWith(`${api.baseUrl}/`));
    expect(ofRow.map(([, count]) => count)).toEqual(CALL_NAMES.map(() => row.attempts));
  },
);
