import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { drawPortrait } from "#src/portraits/portrait.ts";
import { serializeSvg } from "#src/portraits/svg-node.ts";

/** Lets the browser take the page from a cache without waiting for this worker, as the app's does. */
const SERVICE_WORKER = `
addEventListener("install", (event) => {
  const page = { urlPattern: { pathname: "/" }, requestMode: "navigate" };
  const kept = caches.open("pages").then((cache) => cache.add("/"));
  const routed = event.addRoutes?.({ condition: page, source: { cacheName: "pages" } });
  event.waitUntil(Promise.all([kept, routed]));
});
`;

const REGISTRATION = `<script>
addEventListener("load", () => navigator.serviceWorker.register("/service-worker.js"));
</script>`;

const picture = (id: string) =>
  `<img src="/${id}.svg" width="120" height="120" alt="" loading="lazy">`;

/**
 * Writes a page into `folder` that lists all monsters without any script, as a reference; on request
 * with the portraits as files, or with a service worker that keeps it for the second visit.
 */
export async function writeStaticPage(
  folder: string,
  { hasPictures = false, isKept = false } = {},
): Promise<void> {
  const items = CATALOGUE.map(
    ({ id, name }) =>
      `<li>${hasPictures ? picture(id) : ""}<a href="/monsters/${id}">${name}</a></li>`,
  );
  const html = `<!doctype html>
<html lang="ja">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>モンスター図鑑</title>
<link rel="icon" href="data:,">
<style>body { font-family: sans-serif; margin: 1rem; } li { line-height: 2; }</style>
<h1>モンスター図鑑</h1>
<ul>
${items.join("\n")}
</ul>
${isKept ? REGISTRATION : ""}
</html>
`;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "index.html"), html);
  if (isKept) await writeFile(join(folder, "service-worker.js"), SERVICE_WORKER);
  for (const monster of hasPictures ? CATALOGUE : [])
    await writeFile(join(folder, `${monster.id}.svg`), serializeSvg(drawPortrait(monster)));
}
