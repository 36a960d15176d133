import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CATALOGUE } from "#mocks/catalogue.ts";

const REGISTRATION = `<script>
addEventListener("load", () => navigator.serviceWorker.register("/service-worker.js"));
</script>`;

/** A page that lists all monsters, as a reference. */
const LIST_PAGE = `<!doctype html>
<html lang="ja">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>モンスター図鑑</title>
<link rel="icon" href="data:,">
<style>body { font-family: sans-serif; margin: 1rem; } li { line-height: 2; }</style>
<h1>モンスター図鑑</h1>
<ul>
${CATALOGUE.map(({ id, name }) => `<li><a href="/monsters/${id}">${name}</a></li>`).join("\n")}
</ul>
</html>
`;

/** Writes the page into `folder`. */
export async function writeStaticPage(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "index.html"), LIST_PAGE);
}

const PAGES = ["index.html", "monsters/index.html"];

const SCRIPTS = /<script(?: data-[^>]*)?>.*?<\/script>/gs;

/** Takes the scripts out of pages of a built app, whose service worker still knows and keeps them. */
export async function removeScripts(folder: string): Promise<void> {
  for (const page of PAGES) {
    const file = join(folder, page);
    const html = await readFile(file, "utf8");
    await writeFile(file, html.replaceAll(SCRIPTS, "") + REGISTRATION);
  }
}
