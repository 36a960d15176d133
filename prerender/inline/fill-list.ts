// Runs right after the prerendered HTML. Until the app has hydrated, it shows the monsters stored at
// the last visit, or else the response to the early request.
import { groupDigits } from "#src/lib/group-digits.ts";
import {
  type FirstScreen,
  firstScreenOf,
  isInNumberOrder,
  readFirstScreen,
} from "#src/queries/stored-list/first-screen.ts";
import { fillCard, isCard } from "./fill-card.ts";

/** In bytes and in UTF-16 code units: about 10,000 monsters. Parsing more would block a phone for long. */
const MAX_LENGTH = 1_500_000;

const { order, fetchedAt: shownAt } = document.currentScript?.dataset ?? {};
const template = document.querySelector("#app + template");
const list = document.querySelector("[data-list]");

/**
 * Shows the first cards of a list, and tells the app. Returns `false` if only the app can show it, or it is
 * not newer.
 */
function showList(firstScreen: FirstScreen): boolean {
  const { fetchedAt, count, monsters } = firstScreen;
  if (!(list && template instanceof HTMLTemplateElement)) return false;
  // The number of a single monster is another word in English, which the template lacks.
  if (monsters.length < 2 || !monsters.every(isCard) || fetchedAt <= Number(shownAt)) return false;
  if (new Set(monsters.map(({ id }) => id)).size < monsters.length) return false;
  if (order === "number" && !isInNumberOrder(monsters)) return false;
  const region = document.importNode(template.content, true);
  const blanks = [...region.querySelectorAll("li")];
  const items = monsters.flatMap((monster, index) => fillCard(monster, blanks, index, count) ?? []);
  const countText = region.querySelector("p");
  if (countText)
    countText.textContent = groupDigits(count) + countText.textContent.replace(/^\d+/, "");
  region.querySelector("ul")?.replaceChildren(...items);
  list.replaceChildren(region);
  globalThis.shownFirstScreen = firstScreen;
  return true;
}

/** The text of a response; empty if it is so long that only the app can parse it. */
async function readShort(response: Response): Promise<string> {
  // A clone makes the browser read at once all that has come.
  if (Number(response.headers.get("Content-Length")) > MAX_LENGTH) return "";
  const reader = response.clone().body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    if (!value) return text;
    text += value;
    if (text.length <= MAX_LENGTH) continue;
    // Otherwise the browser would keep the rest for the one who reads no more.
    void reader?.cancel();
    return "";
  }
}

async function showResponse(response: Response): Promise<void> {
  const body = JSON.parse(await readShort(response));
  // The app clears `earlyRequest` when it uses it; after that the app renders the list.
  if (globalThis.earlyRequest && response.ok)
    showList(firstScreenOf(body.data.monsters, Date.now()));
}

// Only the app can search: CSS hides the prerendered list.
if (location.search) document.documentElement.dataset.shell = "search";
try {
  const known = readFirstScreen();
  // The app uses the same request and reports a failure.
  if (!(known && showList(known))) {
    globalThis.earlyRequest?.response.then(showResponse).catch(() => {});
  }
} catch {
  // The stored cards are malformed: the prerendered HTML stays unchanged.
}
