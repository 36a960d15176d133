import { onlineManager } from "@tanstack/react-query";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import type { Faults } from "#mocks/faults.ts";
import { chooseForComparison } from "#src/components/monster/compare-choice.ts";
import { inventMonster } from "#tests/support/invent-monster.ts";
import { mockApi, setFaults } from "#tests/support/mock-api.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import { translatePage } from "#tests/support/translate-page.ts";

const HUGE = { level: 1_234_567, hp: 1e308, attack: 9_999_999, speed: 1_000_000 };

const MONSTERS = [
  ...CATALOGUE.slice(0, 6),
  inventMonster({ id: "7", name: "ナゾノネコ", type: "ひみつ", moves: [] }),
  inventMonster({ id: "eight", name: "Nobody" }),
  inventMonster({ id: "9", name: "ケタハズレ", type: "みず", ...HUGE }),
];

let faults: Faults = {};

// Few, because everything is looked for by its name.
beforeEach(() => {
  mockApi.use(
    http.get("*/api/monsters", () =>
      faults.list ? undefined : HttpResponse.json({ data: { monsters: MONSTERS } }),
    ),
    http.get("*/api/monsters/:id", ({ params }) => {
      if (faults.detail) return undefined;
      const monster = MONSTERS.find(({ id }) => id === params.id);
      return monster
        ? HttpResponse.json({ data: { monster } })
        : new HttpResponse(null, { status: 404 });
    }),
  );
});

type Visit = ReturnType<typeof renderApp>;
type Step = (visit: Visit) => unknown;
type Journey = {
  name: string;
  start: Parameters<typeof renderApp>[0];
  faults?: Faults;
  steps: Step[];
};

const press =
  (name: string | RegExp, role = "button"): Step =>
  async ({ actor }) => {
    const [control] = await screen.findAllByRole(role, { name });
    if (control) await actor.click(control);
  };

const follow = (name: string | RegExp) => press(name, "link");

const say =
  (text: string | RegExp): Step =>
  async () => {
    await screen.findAllByText(text);
  };

const type =
  (text: string): Step =>
  async ({ actor }) =>
    actor.type(await screen.findByRole("combobox", { name: "モンスターを検索" }), text);

const clearSearch: Step = ({ actor }) =>
  actor.clear(screen.getByRole("combobox", { name: "モンスターを検索" }));

const sort =
  (order: string): Step =>
  ({ actor }) =>
    actor.selectOptions(screen.getByRole("combobox", { name: "並べ替え" }), order);

const limit =
  (field: string, value: string): Step =>
  ({ actor }) =>
    actor.type(screen.getByRole("textbox", { name: field }), value);

const setFailures = (failures: Faults) => {
  faults = failures;
  setFaults(failures);
};

const fail =
  (failures: Faults): Step =>
  () =>
    setFailures(failures);

const JOURNEYS: Journey[] = [
  {
    name: "searching and sorting the encyclopedia",
    start: { url: "/monsters" },
    steps: [
      say("9体"),
      type("ネ"),
      type("コ"),
      type("ぬぬ"),
      clearSearch,
      type("ひのこ"),
      press("条件をクリア"),
      sort("hp-desc"),
      sort("number-desc"),
      limit("レベルの最小", "20"),
      press("みず", "checkbox"),
      press("条件をクリア"),
      press("English"),
      press("日本語"),
    ],
  },
  {
    name: "paging through monsters",
    start: { url: "/monsters/3" },
    steps: [
      say("3 / 9"),
      follow(/^次/),
      say("4 / 9"),
      follow(/^前/),
      press("カマドウシを比較に加える"),
      press("カマドウシを比較から外す"),
      press("共有"),
      press("English"),
      follow(/^Next/),
      press("Back"),
    ],
  },
  {
    name: "comparing",
    start: { url: "/monsters" },
    steps: [
      press("ヒノコリスを比較に加える"),
      press("スミビネコを比較に加える"),
      press("カマドウシを比較に加える"),
      press("スミビネコを比較から外す"),
      press("スミビネコを比較に加える"),
      follow("3体を比べる"),
      say("最高"),
      press("カマドウシを比較から外す"),
      press("English"),
      press("Do not compare スミビネコ"),
      follow("Monster encyclopedia"),
    ],
  },
  {
    name: "an encyclopedia that fails and is tried again",
    start: { url: "/monsters" },
    faults: { list: "400" },
    steps: [
      say("モンスターの取得に失敗しました"),
      press("English"),
      press("日本語"),
      press("再試行"),
      say("モンスターの取得に失敗しました"),
      fail({}),
      press("再試行"),
      say("9体"),
    ],
  },
  {
    name: "signing in and out",
    start: { url: "/login" },
    steps: [
      say("Googleでログイン"),
      press("Googleでログイン"),
      press("さくらのユーザーメニュー"),
      follow("マイページ"),
      press("ログアウト"),
      say("ログイン"),
    ],
  },
];

/** The texts of the page as they are read, whatever stands around them. */
function shownTexts(): string[] {
  const page = document.createElement("div");
  page.innerHTML = document.body.innerHTML;
  for (const font of page.querySelectorAll("font")) font.replaceWith(...font.childNodes);
  page.normalize();
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const shown = [document.title];
  while (texts.nextNode()) shown.push(texts.currentNode.nodeValue ?? "");
  return shown;
}

/** Waits until the page has nothing more to say. */
async function settledTexts({ router, queryClient }: Visit): Promise<string[]> {
  const isBusy = () =>
    queryClient.isFetching() > 0 ||
    router.state.resolvedLocation?.href !== router.history.location.href;
  let before: string[] = [];
  let now = shownTexts();
  while (isBusy() || before.join() !== now.join()) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    [before, now] = [now, shownTexts()];
  }
  return now;
}

/** Makes a journey in a new visit, and calls `look` after each step. */
async function travel(
  { start, faults: failures = {}, steps }: Journey,
  look: (visit: Visit, step: number) => unknown,
): Promise<void> {
  setFailures(failures);
  const visit = renderApp(start);
  for (const [index, step] of steps.entries()) {
    await step(visit);
    await look(visit, index);
  }
  cleanup();
  chooseForComparison([]);
  localStorage.clear();
  sessionStorage.clear();
  setFailures({});
}

test.each(JOURNEYS)(
  "a translated page says the same: $name",
  { timeout: 60_000 },
  async (journey) => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    onTestFinished(() => void onlineManager.setOnline(true));
    onTestFinished(() => chooseForComparison([]));
    // Later visits have the code of all that is shown, and wait for none.
    await travel(journey, settledTexts);
    const expected: string[][] = [];
    await travel(journey, async (visit) => expected.push(await settledTexts(visit)));
    let observer: MutationObserver | undefined;
    onTestFinished(() => observer?.disconnect());
    await travel(journey, (_, step) => {
      observer ??= translatePage();
      return waitFor(() => expect(shownTexts()).toEqual(expected[step]));
    });
  },
);
