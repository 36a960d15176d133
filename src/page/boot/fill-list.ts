// Runs right after the prerendered HTML. Until the app hydrates, it shows the monsters stored at the last visit, or else
// those of the response to the early request.

import { firstOf, START_LENGTH, startOfList } from "#src/api/list-start.ts";
import { groupDigits } from "#src/messages/format-number.ts";
import type { MonsterList } from "#src/monsters/monster-list.ts";
import {
  BLANK_LIST_ID,
  EMBEDDED_LIST_ID,
  FETCHED_AT,
  LIST,
  ORDER,
  PRERENDERED,
} from "#src/page/contract.ts";
import { isInNumberOrder, readFirstMonsters } from "#src/queries/stored-list/first-monsters.ts";
import { fillCard, isCard } from "./fill-card.ts";

/** In bytes and in UTF-16 code units: about 10,000 monsters. Parsing more would block a phone for too long. */
const MAX_LENGTH = 1_500_000;

const order = document.currentScript?.getAttribute(ORDER);
const shownAt = document.currentScript?.getAttribute(FETCHED_AT);
const template = document.getElementById(BLANK_LIST_ID);
const list = document.querySelector(`[${LIST}]`);

/**
 * Shows the first cards of a list, and leaves it to the app in `shownList`.
 * @returns `false` if only the app can show it, or if the list in the page is as new.
 */
function showList(shown: MonsterList<unknown>): boolean {
  const { fetchedAt, total, monsters } = shown;
  if (!(list && template instanceof HTMLTemplateElement)) return false;
  // The number of a single monster is another word in English, which the template lacks.
  if (monsters.length < 2 || !monsters.every(isCard) || fetchedAt <= Number(shownAt)) return false;
  if (new Set(monsters.map(({ id }) => id)).size < monsters.length) return false;
  if (order === "number" && !isInNumberOrder(monsters)) return false;
  const region = document.importNode(template.content, true);
  const items = monsters.flatMap((monster, index) => fillCard(monster, region, index, total) ?? []);
  const countText = region.querySelector("p");
  if (countText)
    countText.textContent = groupDigits(total) + countText.textContent.replace(/^\d+/, "");
  region.querySelector("ul")?.replaceChildren(...items);
  list.replaceChildren(region);
  globalThis.shownList = shown;
  return true;
}

/** Whether the page shows this list already. Then its cards stay: others would have to be laid out again. */
function isInPage({ monsters, total }: MonsterList<unknown>): boolean {
  const json = document.getElementById(EMBEDDED_LIST_ID)?.textContent;
  if (!json) return false;
  const embedded = JSON.parse(json);
  const shown = JSON.stringify(firstOf(embedded.monsters));
  return embedded.total === total && shown === JSON.stringify(monsters);
}

type ChunkReader = {
  read(room: Uint8Array<ArrayBuffer>): Promise<{ value?: Uint8Array | undefined; done: boolean }>;
  cancel(): Promise<void>;
};

/** Where the browser supports it, the reader takes only as much as it asks for: more may be megabytes. */
function readerOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): ChunkReader {
  try {
    return body.getReader({ mode: "byob" });
  } catch {
    return body.getReader();
  }
}

/**
 * The first monsters of a list, from the beginning of the answer where that is enough. `null` if the answer is too long
 * to parse here.
 */
async function readStart(body: ReadableStream<Uint8Array<ArrayBuffer>>, isLong: boolean) {
  const reader = readerOf(body);
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  try {
    for (;;) {
      const { value, done } = await reader.read(new Uint8Array(START_LENGTH));
      if (done) {
        const { monsters } = JSON.parse(text).data;
        return { monsters: firstOf(monsters), total: monsters.length };
      }
      const isStart = text.length < START_LENGTH;
      text += decoder.decode(value, { stream: true });
      const start = isStart ? startOfList(text) : null;
      if (start || text.length >= (isLong ? START_LENGTH : MAX_LENGTH)) return start;
    }
  } finally {
    // Otherwise the browser would buffer the rest.
    reader.cancel().catch(() => {});
  }
}

async function showStart(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  isLong: boolean,
): Promise<void> {
  const start = await readStart(body, isLong);
  // The app clears `earlyRequest` when it uses it; after that the app renders the list.
  if (start && globalThis.earlyRequest) showList({ ...start, fetchedAt: Date.now() });
}

/** Shows the list of a response, and returns a response for the app. */
function showResponse(response: Response): Response {
  // Other answers have no list, and some statuses allow no new `Response`.
  if (response.status !== 200 || !response.body) return response;
  const isLong = Number(response.headers.get("Content-Length")) > MAX_LENGTH;
  // `clone` would read everything received so far in one task.
  const [own, whole] = response.body.tee();
  showStart(own, isLong).catch(() => {});
  return new Response(whole, response);
}

/** The app uses the same request, and reports a failure. */
function showEarlyRequest(): void {
  const early = globalThis.earlyRequest;
  if (!early) return;
  early.response = early.response.then(showResponse);
  early.response.catch(() => {});
}

// Only the app can search: CSS hides the prerendered list.
if (location.search) document.documentElement.setAttribute(PRERENDERED, "search");
try {
  const known = readFirstMonsters();
  if (!(known && (isInPage(known) || showList(known)))) showEarlyRequest();
} catch {
  // The stored cards are malformed: the prerendered HTML stays unchanged.
}
