// Runs right after the list of a page: shows the monsters of the last visit, if it knows newer ones.
import { type FirstScreen, readFirstScreen } from "#src/first-screen.ts";

const template = document.currentScript?.previousElementSibling;
const list = template?.previousElementSibling;

function fill(item: Element, card: FirstScreen["cards"][number]): Element {
  const put = (selector: string, text: string) => {
    const element = item.querySelector(selector);
    if (element) element.textContent = text;
    return element;
  };
  item.querySelector("article")?.setAttribute("data-type", card.type);
  put("p span:first-child", card.number);
  put("p span:last-child", card.level);
  put("h2, h3", card.name);
  put("article > [data-type]", card.typeName)?.setAttribute("data-type", card.type);
  const link = item.querySelector("a");
  link?.setAttribute("href", card.path);
  link?.setAttribute("aria-label", card.label);
  item.querySelector("button")?.setAttribute("aria-label", card.compare);
  return item;
}

function showFirstScreen(list: HTMLElement, template: HTMLTemplateElement): void {
  const known = readFirstScreen();
  if (!known || known.cards.length === 0 || known.fetchedAt <= Number(list.dataset.fetchedAt))
    return;
  const region = document.importNode(template.content, true);
  const grid = region.querySelector("ul");
  const blank = grid?.firstElementChild;
  const count = region.querySelector("p");
  if (!grid || !blank || !count) return;
  const items = known.cards.map((card) => fill(document.importNode(blank, true), card));
  count.textContent = known.count;
  grid.replaceChildren(...items);
  list.replaceChildren(region);
}

if (template instanceof HTMLTemplateElement && list instanceof HTMLElement) {
  try {
    // What a search finds, only the app can tell.
    if (location.search) list.replaceChildren();
    else showFirstScreen(list, template);
  } catch {
    // What is stored has another shape: the page stays as it is.
  }
}
