import type { Node } from "@takumi-rs/core";
import { ja } from "#src/messages/ja.ts";
import type { Monster } from "#src/monsters/fields.ts";
import { monsterNumber } from "#src/monsters/monster-id.ts";
import { monsterType, patternOfType } from "#src/monsters/monster-type.ts";
import { typeName } from "../monster-facts.ts";
import { cropPortrait, renderCropped } from "../pictures/cropped-portrait.ts";
import { renderLogotype } from "../pictures/logotype.ts";

const image = (className: string, src: string): Node => ({ type: "image", className, src });

const box = (className: string, ...children: Node[]): Node => ({
  type: "container",
  className,
  children,
});

const text = (className: string, content: string | null, fontSize?: number): Node[] =>
  content ? [{ type: "text", className, text: content, style: { fontSize } }] : [];

const LOGOTYPE = image("logotype", renderLogotype());

/** A size at which a Japanese name fits into one line, or a longer one into two. */
function nameSize({ length }: string): number {
  const perLine = length > 8 ? Math.ceil(length / 2) : length;
  return Math.max(56, Math.min(92, 490 / perLine));
}

/** The portrait, as large as possible, on its shadow. */
async function stage(monster: Monster): Promise<Node> {
  const portrait = await cropPortrait(monster);
  const { width, height } = portrait.box;
  const scale = Math.min(530 / width, 450 / height);
  const size = { width: width * scale, height: height * scale };
  return box("stage", box("shadow"), { ...image("monster", renderCropped(portrait)), ...size });
}

/** What a monster's picture shows: portrait, number, name and type. `picture.css` says where. */
export async function pictureContent(monster: Monster): Promise<Node> {
  const number = monsterNumber(monster);
  const pattern = patternOfType(monster.type);
  const words = [
    ...text("number", number && ja.monster.number(number)),
    ...text("name", monster.name, nameSize(monster.name)),
    ...text("badge", typeName(monster, "ja")),
  ];
  return {
    ...box(
      "picture",
      box("glow"),
      box("hill"),
      await stage(monster),
      box("words", ...words),
      LOGOTYPE,
    ),
    attributes: {
      "data-type": monsterType(monster.type),
      ...(pattern && { "data-pattern": String(pattern) }),
    },
  };
}
