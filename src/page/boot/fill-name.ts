// Runs in the page of any monster, right after the prerendered HTML. Until the app renders the monster, it shows its
// number and name from the response to the early request.
import { languageOf } from "#src/lib/plain-text.ts";
import { isCard, numberText } from "./fill-card.ts";
import { pagePath } from "./send-early-request.ts";

const heading = document.querySelector("main h1");

async function showName(response: Response): Promise<void> {
  // A clone: the app reads the response itself.
  const body = await response.clone().arrayBuffer();
  const { data } = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  const { monster } = data;
  const path = pagePath(decodeURIComponent(location.pathname));
  if (!(heading && response.ok && isCard(monster) && path === `/monsters/${monster.id}`)) return;
  const number = numberText(monster);
  if (number) heading.previousElementSibling?.replaceChildren(number);
  const language = languageOf(monster.name);
  if (language) heading.setAttribute("lang", language);
  heading.setAttribute("translate", "no");
  heading.textContent = monster.name.trim();
}

// The app reports a failure.
globalThis.earlyRequest?.response.then(showName).catch(() => {});
