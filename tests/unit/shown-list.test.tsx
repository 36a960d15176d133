import type { UseQueryResult } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { type FC, memo, type ReactElement, Suspense, useEffect, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { startOf } from "#src/api/list-start.ts";
import { type ShownList, useShownList } from "#src/components/monster-list/use-shown-list.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { type FirstScreen, firstScreenOf } from "#src/queries/stored-list/first-screen.ts";

const STORED = firstScreenOf(startOf(CATALOGUE), 1);
const ANSWERED: FirstScreen<Monster> = { ...STORED, fetchedAt: 2, count: 70 };

const LOADING = { data: undefined, error: null, dataUpdatedAt: 0 };

let renderedCards = 0;

const Card: FC<{ text: string }> = ({ text }) => {
  renderedCards += 1;
  return <article>{text}</article>;
};

type CardsProps = Pick<ShownList, "monsters" | "total">;

const Cards = memo(function Cards({ monsters, total }: CardsProps) {
  return monsters.map(({ id, name }) => (
    <Suspense key={id}>
      <Card text={`${name}, ${total}`} />
    </Suspense>
  ));
});

/** A list whose answer comes as soon as it is mounted, when none of its cards is hydrated yet. */
function List() {
  const [firstScreen, setFirstScreen] = useState(STORED);
  useEffect(() => setFirstScreen(ANSWERED), []);
  const { shown } = useShownList(LOADING as UseQueryResult<Monster[]>, firstScreen);
  return <div data-list>{shown && <Cards monsters={shown.monsters} total={shown.total} />}</div>;
}

/** The same with a list that the build has put into the page. */
function EmbeddedList() {
  const [list, setList] = useState(CATALOGUE.slice(0, 12));
  useEffect(
    () => setList(CATALOGUE.slice(0, 12).map((monster) => ({ ...monster, level: 99 }))),
    [],
  );
  const query = { data: list, error: null, dataUpdatedAt: 1 };
  const { shown } = useShownList(query as UseQueryResult<Monster[]>, undefined);
  return (
    <div data-list>
      {shown && <Cards monsters={shown.monsters} total={shown.monsters[0]?.level ?? 0} />}
    </div>
  );
}

let root: Root | undefined;

function writeHtml(list: ReactElement): void {
  vi.stubEnv("SSR", true);
  document.body.innerHTML = renderToString(list);
  vi.unstubAllEnvs();
}

beforeEach(() => {
  // React does its work in its own steps, as in a browser.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
});

afterEach(() => {
  root?.unmount();
  vi.unstubAllGlobals();
});

test("cards that are hydrated are not rendered again and again for what comes meanwhile", async () => {
  writeHtml(<List />);
  expect(screen.getAllByText(/, 66$/)).toHaveLength(12);
  renderedCards = 0;
  root = hydrateRoot(document.body, <List />);
  await waitFor(() => expect(screen.getAllByText(/, 70$/)).toHaveLength(12));
  expect(renderedCards).toBe(24);
});

test("nor are those of a list that the build has put into the page", async () => {
  writeHtml(<EmbeddedList />);
  expect(screen.getAllByText(new RegExp(`, ${CATALOGUE[0]?.level}$`))).toHaveLength(12);
  renderedCards = 0;
  root = hydrateRoot(document.body, <EmbeddedList />);
  await waitFor(() => expect(screen.getAllByText(/, 99$/)).toHaveLength(12));
  expect(renderedCards).toBe(24);
});

/** A list whose address has a search, which hydration starts without. */
function SearchedList() {
  const [firstScreen, setFirstScreen] = useState<FirstScreen<Monster> | undefined>(STORED);
  useEffect(() => setFirstScreen(undefined), []);
  const { shown } = useShownList(LOADING as UseQueryResult<Monster[]>, firstScreen);
  return <div data-list>{shown ? <Cards {...shown} /> : "読み込み中"}</div>;
}

test("a search does not wait for the cards of the page", async () => {
  const idle = vi.fn();
  vi.stubGlobal("requestIdleCallback", idle);
  writeHtml(<SearchedList />);
  root = hydrateRoot(document.body, <SearchedList />);
  await waitFor(() => expect(document.body).toHaveTextContent("読み込み中"));
  expect(screen.queryAllByRole("article")).toEqual([]);
});

/** A list whose request has failed when hydration starts; the build knows of no failure. */
function FailedList({ list }: { list?: Monster[] }) {
  const error = import.meta.env.SSR ? null : new Error("failed");
  const query = { data: list, error, dataUpdatedAt: 1 } as UseQueryResult<Monster[]>;
  const { shown, error: reported } = useShownList(query, list ? undefined : STORED);
  return (
    <div data-list>
      {reported && "失敗"}
      {shown && <Cards monsters={shown.monsters} total={shown.monsters.length + shown.coming} />}
    </div>
  );
}

test.each([
  ["an embedded list", CATALOGUE.slice(0, 12), 12],
  ["a first screen", undefined, CATALOGUE.length],
])("a failure from before hydration is told of after it, with %s", async (_, list, count) => {
  const onRecoverableError = vi.fn();
  writeHtml(<FailedList {...(list && { list })} />);
  expect(screen.getAllByText(new RegExp(`, ${count}$`))).toHaveLength(12);
  const [card] = screen.getAllByRole("article");
  root = hydrateRoot(document.body, <FailedList {...(list && { list })} />, { onRecoverableError });
  await waitFor(() => expect(document.body).toHaveTextContent("失敗"));
  // No more than the first twelve are coming.
  expect(screen.getAllByText(/, 12$/)).toHaveLength(12);
  expect(card).toBeInTheDocument();
  expect(onRecoverableError).not.toHaveBeenCalled();
});
