// Runs right after the app's markup. Until the app is there, it shows the monsters of the last visit,
// or those that the page has asked for as soon as they arrive.
import { groupDigits } from "#src/lib/group-digits.ts";
import {
  type FirstScreen,
  firstScreenOf,
  readFirstScreen,
} from "#src/queries/stored-list/first-screen.ts";
import { fillCard, isCard } from "./fill-card.ts";

const { order, fetchedAt: shownAt } = document.currentScript?.dataset ?? {};
const template = document.currentScript?.previousElementSibling;
const list = document.querySelector("[data-list]");

const number = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : Number.NaN);

/** Shows the beginning of a list. Returns whether it did: the unusual is left to the app. */
function show({ fetchedAt, count, monsters }: FirstScreen): boolean {
  if (!(list && template instanceof HTMLTemplateElement)) return false;
  if (monsters.length === 0 || !monsters.every(isCard) || fetchedAt <= Number(shownAt))
    return false;
  const isSorted = monsters.every(
    ({ id }, index) => index === 0 || number(id) > number(monsters[index - 1]?.id ?? ""),
  );
  if (order === "number" && !isSorted) return false;
  const region = document.importNode(template.content, true);
  const blanks = [...region.querySelectorAll("li")];
  const items = monsters.flatMap((monster, index) => fillCard(monster, blanks, index, count) ?? []);
  const counted = region.querySelector("p");
  if (counted) counted.textContent = groupDigits(count) + counted.textContent.replace(/^\d+/, "");
  region.querySelector("ul")?.replaceChildren(...items);
  list.replaceChildren(region);
  return true;
}

async function showAnswer(response: Response): Promise<void> {
  const answer = await response.clone().json();
  const early = globalThis.earlyRequest;
  // Once the app has taken the request over, the list is the app's.
  if (early && response.ok) early.isShown = show(firstScreenOf(answer.data.monsters, Date.now()));
}

// What a search finds, only the app can tell.
if (location.search) document.documentElement.dataset.shell = "search";
try {
  const known = readFirstScreen();
  if (known) show(known);
  // The app reports a failure.
  else globalThis.earlyRequest?.response.then(showAnswer).catch(() => {});
} catch {
  // What is stored has another shape: the page stays as it is.
}
