// Runs right after the list of a page. Until the app is there, it shows the monsters of the last
// visit, or those that the page has asked for as soon as they arrive.

import { groupDigits } from "#src/lib/group-digits.ts";
import {
  type FirstScreen,
  firstScreenOf,
  readFirstScreen,
} from "#src/queries/stored-list/first-screen.ts";
import { fillCard, isCard } from "./fill-card.ts";

const template = document.currentScript?.previousElementSibling;
const list = template?.previousElementSibling;

const number = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : Number.NaN);

function show({ fetchedAt, count, monsters }: FirstScreen): void {
  if (!(list instanceof HTMLElement && template instanceof HTMLTemplateElement)) return;
  const { fetchedAt: shownAt, order } = list.dataset;
  // What cannot be told at a glance is left to the app.
  if (monsters.length === 0 || !monsters.every(isCard) || fetchedAt <= Number(shownAt)) return;
  const isSorted = monsters.every(
    ({ id }, index) => index === 0 || number(id) > number(monsters[index - 1]?.id ?? ""),
  );
  if (order === "number" && !isSorted) return;
  const region = document.importNode(template.content, true);
  const blanks = [...region.querySelectorAll("li")];
  const items = monsters.flatMap((monster) => fillCard(monster, blanks) ?? []);
  const counted = region.querySelector("p");
  if (counted) counted.textContent = groupDigits(count) + counted.textContent.replace(/^\d+/, "");
  region.querySelector("ul")?.replaceChildren(...items);
  list.replaceChildren(region);
}

async function showAnswer(response: Response): Promise<void> {
  const answer = await response.clone().json();
  if (response.ok) show(firstScreenOf(answer.data.monsters, Date.now()));
}

// What a search finds, only the app can tell.
if (location.search) list?.replaceChildren();
else {
  try {
    const known = readFirstScreen();
    if (known) show(known);
    // A failure is for the app to tell.
    else globalThis.earlyRequest?.response.then(showAnswer).catch(() => {});
  } catch {
    // What is stored has another shape: the page stays as it is.
  }
}
