import { act, screen } from "@testing-library/react";
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import {
  type ControlsInUse,
  PrerenderedList,
  transferControls,
} from "#src/page/takeover/prerendered-list.tsx";

const onPress = vi.fn<(name: string) => void>();

const NAMES = ["ヒノコリス", "ミズベガメ", 'ナゾ"\\[ドリ'];

/** The cards; those of the HTML have what React would not render. */
const cardsOf = (names: readonly string[], extra?: string) =>
  names.map((name) => (
    <li key={name} data-id={name}>
      <a href="/">{name}の詳細を見る</a>
      {extra}
      <button type="button" onClick={() => onPress(name)}>
        {name}を比較に加える
      </button>
    </li>
  ));

type OwnListProps = { names: readonly string[]; inUse: RefObject<ControlsInUse | null> };

function OwnList({ names, inUse }: OwnListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (inUse.current) transferControls(list.current, inUse.current);
  }, [inUse]);
  return <div ref={list}>{cardsOf(names)}</div>;
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
  const container = document.createElement("div");
  container.innerHTML = renderToStaticMarkup(
    <div data-list="true">{cardsOf(NAMES, "only in the HTML")}</div>,
  );
  document.body.replaceChildren(container);
  const onRecoverableError = vi.fn();
  const root = await act(() => hydrateRoot(container, <Page />, { onRecoverableError }));
  onTestFinished(() => root.unmount());
  expect(onRecoverableError).not.toHaveBeenCalled();
  return container.children[0];
}

const link = (name: string) => screen.getByRole("link", { name: `${name}の詳細を見る` });
const button = (name: string) => screen.getByRole("button", { name: `${name}を比較に加える` });

beforeEach(() => void onPress.mockClear());

test("the list of the HTML stays as it is until React's own takes its place, as does a focus elsewhere", async () => {
  const list = await hydrate();
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  expect(list).toHaveTextContent("only in the HTML");
  act(() => showOwn(NAMES));
  expect(list).not.toBeInTheDocument();
  expect(screen.getAllByRole("link")).toHaveLength(3);
  expect(field).toHaveFocus();
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
  button("ミズベガメ").focus();
  button("ミズベガメ").toggleAttribute("data-pressed", true);
  act(() => showOwn(NAMES.toReversed()));
  expect(onPress.mock.calls).toEqual([["ミズベガメ"]]);
  expect(button("ミズベガメ")).toHaveFocus();
});

test("nothing is focused or pressed where the monster is not in React's own list", async () => {
  await hydrate();
  link("ヒノコリス").focus();
  button("ヒノコリス").toggleAttribute("data-pressed", true);
  act(() => showOwn(["ミズベガメ"]));
  expect(document.body).toHaveFocus();
  expect(onPress).not.toHaveBeenCalled();
});
