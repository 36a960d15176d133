import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Renderer } from "@takumi-rs/core";
import type { Monster } from "#src/monsters/fields.ts";
import { sharePicture } from "../monster-facts.ts";
import { pictureContent } from "./picture.ts";

const FONT = createRequire(import.meta.url).resolve(
  "@expo-google-fonts/zen-maru-gothic/700Bold/ZenMaruGothic_700Bold.ttf",
);

const LIGHT_DARK = /light-dark\(((?:[^(),]|\([^()]*\))+),(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/** The styles of a picture, with the colours of the app's light theme. */
const readStyles = () =>
  [
    "src/styles/index.css",
    "src/components/monster/type-colors.css",
    "build/share-picture/picture.css",
  ].map((path) => readFileSync(path, "utf8").replace(LIGHT_DARK, "$1"));

/** Draws the pictures for previews of these monsters' pages, 1200 × 630, on all processors. */
export async function drawSharePictures(
  monsters: readonly Monster[],
): Promise<[path: string, png: Uint8Array][]> {
  const renderer = new Renderer();
  await renderer.registerFont(readFileSync(FONT));
  const options = { width: 1200, height: 630, css: readStyles() };
  return Promise.all(
    monsters.map(async (monster): Promise<[string, Uint8Array]> => {
      const picture = await renderer.render(await pictureContent(monster), options);
      return [sharePicture(monster).slice(1), picture];
    }),
  );
}
