import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import type { Monster } from "#src/monsters/monster.ts";
import { countFiles, type PageWriter } from "../page-writer.ts";
import { drawableText } from "./fit-text.ts";
import { FONT_FAMILY, FONT_FILE } from "./font.ts";
import { pictureMarkup } from "./picture-markup.ts";
import { sharePicture } from "./share-picture.ts";

/** Where pictures are kept for the next build. */
const KEPT = "node_modules/.cache/share-pictures";

/** Draws a monster's picture for previews, as a PNG. One that has been drawn before is taken as it is. */
async function sharePng(monster: Monster): Promise<Uint8Array> {
  const markup = pictureMarkup(monster, FONT_FAMILY);
  const kept = join(KEPT, `${createHash("sha256").update(markup).digest("hex")}.png`);
  try {
    return await readFile(kept);
  } catch {
    const image = await renderAsync(markup, {
      fitTo: { mode: "width", value: 1200 },
      font: { fontFiles: [FONT_FILE], loadSystemFonts: false, defaultFontFamily: FONT_FAMILY },
    });
    const png = image.asPng();
    // Under its name only when it is whole.
    const unfinished = `${kept}.${process.pid}`;
    await writeFile(unfinished, png);
    await rename(unfinished, kept);
    return png;
  }
}

const MAX_NAMED = 5;

/** Says which names stand in their pictures without letters that the font lacks. */
function reportMissingLetters(monsters: readonly Monster[], report: PageWriter["report"]): void {
  const names = monsters
    .map(({ name }) => name)
    .filter((name) => drawableText(name) !== name.normalize().trim());
  if (names.length === 0) return;
  const named = names.slice(0, MAX_NAMED).map((name) => `“${name}”`);
  const more = names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} more` : "";
  report(`The pictures lack letters that their font does not have: ${named.join(", ")}${more}`);
}

/** Writes the pictures for previews of these monsters' pages, on all processors. */
export async function drawSharePictures(
  monsters: readonly Monster[],
  { emit, report }: Pick<PageWriter, "emit" | "report">,
): Promise<void> {
  await mkdir(KEPT, { recursive: true });
  const count = countFiles(report, monsters.length, "pictures for previews");
  // All of them take from the same iterator.
  const left = monsters.values();
  const draw = async () => {
    for (const monster of left) {
      emit(sharePicture(monster).path.slice(1), await sharePng(monster));
      count();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, draw));
  reportMissingLetters(monsters, report);
}
