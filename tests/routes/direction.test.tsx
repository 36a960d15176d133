import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { inLanguage, LANGUAGES } from "#src/messages/languages.ts";
import { SAKURA } from "#tests/support/fake-identity.ts";
import { serveMonsters } from "#tests/support/mock-api.ts";
import { renderApp } from "#tests/support/render-app.tsx";

const MONSTERS = [
  { id: "1", name: "تنين (نار)!", type: "نار!", level: 1, moves: ["لهب (!)", "なみ"] },
  { id: "2", name: "\u202eドラゴン", type: "\u202eやみ", level: 2, moves: ["\u202eなみ"] },
  { id: "3", name: "Drake", type: "fire", level: 3, moves: ["なみ"] },
];

/** Runs from right to left. */
const OWN_DIRECTION = /[\u0600-\u06ff\u202e]/;

const ISOLATES = /\u2068[^\u2069]*\u2069/g;

/** Whether a text lets a name into it that changes the direction of the words around it. */
const isMixed = (text: string) => OWN_DIRECTION.test(text.replace(ISOLATES, ""));

function mixedTexts(): string[] {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const mixed: string[] = [];
  while (nodes.nextNode()) {
    const { nodeValue, parentElement } = nodes.currentNode;
    if (nodeValue && isMixed(nodeValue) && !parentElement?.closest("bdi, [dir=auto]"))
      mixed.push(nodeValue);
  }
  return mixed;
}

const mixedNames = () =>
  [...document.querySelectorAll("[aria-label], [alt], [title]")]
    .flatMap((element) => ["aria-label", "alt", "title"].map((name) => element.getAttribute(name)))
    .filter((label) => label !== null && isMixed(label));

test.each(
  LANGUAGES.flatMap((language) =>
    [
      "/",
      "/monsters?q=a",
      "/monsters?q=なみ",
      "/monsters/1",
      "/monsters/2",
      "/compare?ids=1&ids=2",
      "/compare?ids=1&ids=\u202e9",
    ].map((url) => inLanguage(language, url)),
  ),
)("on %s each name from the API has a direction of its own", async (url) => {
  serveMonsters(MONSTERS);
  const user = { ...SAKURA, displayName: "\u202eさくら" };
  const { actor } = renderApp({ url, user });
  await waitFor(() => expect(document.body).toHaveTextContent(OWN_DIRECTION));
  for (const button of screen.queryAllByRole("button", { name: /比較に加える|^Compare / }))
    await actor.click(button);
  expect(mixedTexts()).toEqual([]);
  expect(mixedNames()).toEqual([]);
  expect(isMixed(document.title)).toBe(false);
});
