import { act, screen } from "@testing-library/react";
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import {
  type ControlsInUse,
  PrerenderedList,
  transferControls,
} from "#src/page/takeover/prerendered-list.tsx";

const onPress = vi.fn<(name: string) => void>();

const NAMES = ["ヒノコリス", "ミズベガメ", 'ナゾ"\\[ドリ'];

type OwnListProps = { names: readonly string[]; inUse: RefObject<ControlsInUse | null> };

function OwnList({ names, inUse }: OwnListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (inUse.current) transferControls(list.current, inUse.current);
  }, [inUse]);
  return (
    <div ref={list}>
      {names.map((name) => (
        <li key={name} data-id={name}>
          <a href="/">{name}の詳細を見る</a>
          <button type="button" onClick={() => onPress(name)}>
            {name}を比較に加える
          </button>
        </li>
      ))}
    </div>
  );
}

let showOwn: (names: readonly string[]) => void;

function Page(): ReactNode {
  const inUse = useRef<ControlsInUse>(null);
  const [names, setNames] = useState<readonly string[]>();
  showOwn = setNames;
  return names ? <OwnList names={names} inUse={inUse} /> : <PrerenderedList inUse={inUse} />;
}

/** Hydrates a page with a list that React would render differently. */
async function hydrate() {
  const cards = NAMES.map((name) => {
    const [item, link, button] = ["li", "a", "button"].map((tag) => document.createElement(tag));
    if (!item || !link || !button) throw new Error("No elements");
    item.dataset.id = name;
    link.setAttribute("href", "/");
    link.append(`${name}の詳細を見る`);
    button.append(`${name}を比較に加える`);
    item.append(link, "only in the HTML", button);
    return item;
  });
  const list = document.createElement("div");
  list.dataset.list = "true";
  list.append(...cards);
  const container = document.createElement("div");
  container.append(list);
  document.body.replaceChildren(container);
  const onRecoverableError = vi.fn();
  const root = await act(() => hydrateRoot(container, <Page />, { onRecoverableError }));
  onTestFinished(() => root.unmount());
  expect(onRecoverableError).not.toHaveBeenCalled();
  return list;
}

const link = (name: string | undefined) =>
  screen.getByRole("link", { name: `${name}の詳細を見る` });

beforeEach(() => void onPress.mockClear());

test("the list of the HTML stays as it is until React's own takes its place", async () => {
  const list = await hydrate();
  const { innerHTML } = list;
  expect(list).toBeInTheDocument();
  expect(list.innerHTML).toBe(innerHTML);
  expect(list).toHaveTextContent("only in the HTML");
  act(() => showOwn(NAMES));
  expect(list).not.toBeInTheDocument();
  expect(screen.getAllByRole("link")).toHaveLength(3);
});

test.each(NAMES)("a focused link goes over to the card of the same monster: %s", async (name) => {
  await hydrate();
  link(name).focus();
  act(() => showOwn(NAMES.toReversed()));
  expect(link(name)).toHaveFocus();
  expect(onPress).not.toHaveBeenCalled();
});

test("a pressed button is pressed in the card of the same monster, and keeps the focus", async () => {
  await hydrate();
  const button = screen.getByRole("button", { name: "ミズベガメを比較に加える" });
  button.focus();
  button.toggleAttribute("data-pressed", true);
  act(() => showOwn(NAMES.toReversed()));
  expect(onPress.mock.calls).toEqual([["ミズベガメ"]]);
  expect(screen.getByRole("button", { name: "ミズベガメを比較に加える" })).toHaveFocus();
});

test("nothing is focused or pressed where the monster is not in React's own list", async () => {
  await hydrate();
  link("ヒノコリス").focus();
  screen
    .getByRole("button", { name: "ヒノコリスを比較に加える" })
    .toggleAttribute("data-pressed", true);
  act(() => showOwn(["ミズベガメ"]));
  expect(document.body).toHaveFocus();
  expect(onPress).not.toHaveBeenCalled();
});

test("a focus elsewhere stays where it is", async () => {
  await hydrate();
  const field = document.createElement("input");
  document.body.append(field);
  field.focus();
  act(() => showOwn(NAMES));
  expect(field).toHaveFocus();
});
