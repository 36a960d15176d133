import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CATALOGUE } from "#mocks/catalogue.ts";

/** Writes a page into `folder` that lists all monsters without any script, as a reference. */
export async function writeStaticPage(folder: string): Promise<void> {
  const items = CATALOGUE.map(({ id, name }) => `<li><a href="/monsters/${id}">${name}</a></li>`);
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, "index.html"),
    `<!doctype html>
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
</html>
`,
  );
}
