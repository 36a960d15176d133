import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { SLOW_AFTER_MS } from "#src/components/ui/status.tsx";
import { holdAnswers, recordRequests, setFaults } from "#tests/support/mock-api.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import { announced, findCards } from "#tests/support/screen-elements.ts";

const LIST_LOADING = "モンスターデータを読み込み中...";
const MONSTER_LOADING = "モンスター情報を読み込み中...";
const SLOW = "時間がかかっています";

const screens = [
  ["home", "/", LIST_LOADING, "ヒノコリス", "8体のモンスターを読み込みました"],
  ["the encyclopedia", "/monsters", LIST_LOADING, "ヒノコリス", "8体のモンスターを読み込みました"],
  ["a monster", "/monsters/1", MONSTER_LOADING, "ヒノコリス", "ヒノコリス"],
  [
    "the comparison",
    "/compare?ids=1&ids=2",
    MONSTER_LOADING,
    "スミビネコ",
    "ヒノコリス、スミビネコを並べました",
  ],
] as const;

/** The line that tells of the loading. */
const findLoading = async (text: string) => {
  const status = await screen.findByText(text);
  expect(status).toHaveAttribute("aria-live", "polite");
  return status;
};

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

/** Waits until the line says that it takes long. */
async function waitLong(status: HTMLElement): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(SLOW_AFTER_MS));
  expect(status).toHaveTextContent(SLOW);
}

describe("an API that does not answer", () => {
  test.each(screens)(
    "%s says so and when it is over, and sends its requests anew",
    async (_, url, loading, name, end) => {
      setFaults({ list: "hang", detail: "hang" });
      const requests = recordRequests();
      const { actor } = renderApp({ url });
      const status = await findLoading(loading);
      expect(screen.queryByRole("button", { name: "再試行" })).not.toBeInTheDocument();
      await waitLong(status);
      const waiting = requests.filter((request) => request.url.includes("/monsters"));
      setFaults({});
      await actor.click(screen.getByRole("button", { name: "再試行" }));
      const main = within(screen.getByRole("main"));
      expect((await main.findAllByText(name))[0]).toBeVisible();
      expect(waiting.map(({ signal }) => signal.aborted)).toEqual(waiting.map(() => true));
      expect(screen.queryByText(SLOW)).not.toBeInTheDocument();
      expect(document.body).not.toHaveFocus();
      // The monster of the day may have that name, and comes before the list.
      await waitFor(() => expect(announced()).toEqual([end]));
    },
  );

  test("for a moment is not told of when it is over", async () => {
    const answer = holdAnswers("/monsters");
    renderApp({ url: "/monsters" });
    await findLoading(LIST_LOADING);
    answer();
    await findCards();
    expect(announced()).toEqual([]);
  });

  test("is asked once more each time, and the wait begins again", async () => {
    setFaults({ list: "hang" });
    const requests = recordRequests();
    const { actor } = renderApp({ url: "/monsters" });
    const status = await findLoading(LIST_LOADING);
    await waitLong(status);
    await actor.click(screen.getByRole("button", { name: "再試行" }));
    expect(status).toHaveTextContent(LIST_LOADING);
    expect(screen.queryByRole("button", { name: "再試行" })).not.toBeInTheDocument();
    await waitFor(() => expect(requests).toHaveLength(2));
    await waitLong(status);
    expect(screen.getByRole("button", { name: "再試行" })).toBeEnabled();
  });
});
