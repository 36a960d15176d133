import { monsterType, patternOfType } from "#src/monsters/monster-type.ts";
import "./type-colors.css";

/** The attributes that give an element the colours of a type, and its ground: see `type-colors.css`. */
export const typeAttributes = (type: string | null) => ({
  "data-type": monsterType(type),
  "data-pattern": patternOfType(type),
});
