import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import type { Monster } from "#src/monsters/monster.ts";
import { countFiles, type PageWriter } from "../page-writer.ts";
import { pictureMarkup } from "./picture-markup.ts";
import { sharePicture } from "./share-picture.ts";

/** Where pictures are kept for the next build. */
const KEPT = "node_modules/.cache/share-pictures";

const FONT = {
  family: "Zen Maru Gothic",
  file: "@expo-google-fonts/zen-maru-gothic/700Bold/ZenMaruGothic_700Bold.ttf",
};

const fontFile = createRequire(import.meta.url).resolve(FONT.file);

/** Draws a monster's picture for previews, as a PNG. One that has been drawn before is taken as it is. */
async function sharePng(monster: Monster): Promise<Uint8Array> {
  const markup = pictureMarkup(monster, FONT.family);
  const kept = join(KEPT, `${createHash("sha256").update(markup).digest("hex")}.png`);
  try {
    return await readFile(kept);
  } catch {
    const image = await renderAsync(markup, {
      fitTo: { mode: "width", value: 1200 },
      font: { fontFiles: [fontFile], loadSystemFonts: false, defaultFontFamily: FONT.family },
    });
    const png = image.asPng();
    // Under its name only when it is whole.
    const unfinished = `${kept}.${process.pid}`;
    await writeFile(unfinished, png);
    await rename(unfinished, kept);
    return png;
  }
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
}
