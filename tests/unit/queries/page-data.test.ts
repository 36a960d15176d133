// @vitest-environment jsdom
import { dehydrate } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { PAGE_DATA_ID } from "#src/page/contract.ts";
import { LIST_KEY } from "#src/queries/monsters.ts";
import { hydratePageData } from "#src/queries/page-data.ts";
import { createQueryClient } from "#src/queries/query-client.ts";

/** The state of the list's query after a start of the app in a page with this text. */
function stateAfter(text: string) {
  document.body.innerHTML = `<script type="application/json" id="${PAGE_DATA_ID}"></script>`;
  document.body.firstElementChild?.append(text);
  const queryClient = createQueryClient();
  hydratePageData(queryClient);
  return queryClient.getQueryState(LIST_KEY);
}

test("what the page shows is known, as old as the build", () => {
  const build = createQueryClient();
  build.setQueryData(LIST_KEY, "list", { updatedAt: 1_000 });
  const text = JSON.stringify(dehydrate(build));
  expect(stateAfter(text)).toMatchObject({ data: "list", dataUpdatedAt: 1_000 });
});

test.each(["{", "null", '{"queries":7}', '{"queries":[null]}'])(
  "%s is logged, and leaves the app without data",
  (text) => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    expect(stateAfter(text)).toBeUndefined();
    expect(log).toHaveBeenCalledOnce();
  },
);
