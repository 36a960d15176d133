import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { ENTRY, ROUTE } from "#src/page/contract.ts";
import { drawPortrait } from "#src/portraits/portrait.ts";
import { serializeSvg } from "#src/portraits/svg-node.ts";
import { marksOf } from "../service-worker/is-of-build.ts";

const REGISTRATION = `<script>
addEventListener("load", () => navigator.serviceWorker.register("/service-worker.js"));
</script>`;

const picture = (id: string) =>
  `<img src="/${id}.svg" width="120" height="120" alt="" loading="lazy">`;

/** A page that lists all monsters, as a reference. */
const listPage = ({ pictureOf = (_id: string) => "", end = "" }) => `<!doctype html>
<html lang="ja">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>モンスター図鑑</title>
<link rel="icon" href="data:,">
<style>body { font-family: sans-serif; margin: 1rem; } li { line-height: 2; }</style>
<h1>モンスター図鑑</h1>
<ul>
${CATALOGUE.map(({ id, name }) => `<li>${pictureOf(id)}<a href="/monsters/${id}">${name}</a></li>`).join("\n")}
</ul>
${end}
</html>
`;

/** Writes the page into `folder`, on request with the portraits as files. */
export async function writeStaticPage(folder: string, { hasPictures = false } = {}): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "index.html"), listPage(hasPictures ? { pictureOf: picture } : {}));
  for (const monster of hasPictures ? CATALOGUE : [])
    await writeFile(join(folder, `${monster.id}.svg`), serializeSvg(drawPortrait(monster)));
}

/** Puts the page in the place of the home page of a built app, whose service worker then keeps it. */
export async function replaceHomePage(folder: string): Promise<void> {
  const file = join(folder, "index.html");
  const { route, entry } = marksOf(await readFile(file, "utf8"));
  // By these the service worker knows a page of its build.
  const marks = `<!-- ${ROUTE}="${route}" ${ENTRY}="" href="/${entry}" -->`;
  await writeFile(file, listPage({ end: `${marks}\n${REGISTRATION}` }));
}
