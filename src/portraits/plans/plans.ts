import { drawBiped } from "./biped.ts";
import { drawBird } from "./bird.ts";
import { drawBlob } from "./blob.ts";
import { drawBug } from "./bug.ts";
import { drawFish } from "./fish.ts";
import { drawGolem } from "./golem.ts";
import { drawQuadruped } from "./quadruped.ts";
import { drawSerpent } from "./serpent.ts";

/** The ways in which a monster can be built. */
export const PLANS = {
  biped: drawBiped,
  bird: drawBird,
  blob: drawBlob,
  bug: drawBug,
  fish: drawFish,
  golem: drawGolem,
  quadruped: drawQuadruped,
  serpent: drawSerpent,
} as const;

export type PlanName = keyof typeof PLANS;
