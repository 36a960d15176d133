import { ja } from "#src/messages/ja.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { typeName } from "../monster-facts.ts";

/** Path and text of a monster's picture for previews, 1200 × 630. */
export function sharePicture(monster: Pick<Monster, "id" | "name" | "type">) {
  const type = typeName(monster);
  const name = type === null ? monster.name : `${monster.name}（${type}タイプ）`;
  return { path: `/share/${monster.id}.png`, alt: `${name}のすがたと、「${ja.appName}」の文字` };
}
