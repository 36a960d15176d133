// Draws a cat of fire: node packages/portraits/example.ts
import { drawPortrait, serializeSvg } from "@monster-field/portraits/drawing";

const stats = { level: 12, hp: 60, attack: 80, defense: 40, speed: 110 };
const { attributes, ...drawing } = drawPortrait({ id: "7", name: "ねこ", type: "fire", ...stats });
const file = { ...drawing, attributes: { xmlns: "http://www.w3.org/2000/svg", ...attributes } };
process.stdout.write(serializeSvg(file));
