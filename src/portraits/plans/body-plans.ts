import { drawBiped } from "./biped.ts";
import { drawBird } from "./bird.ts";
import { drawBlob } from "./blob.ts";
import { drawBug } from "./bug.ts";
import { drawFish } from "./fish.ts";
import { drawGolem } from "./golem.ts";
import { drawQuadruped } from "./quadruped.ts";
import { drawSerpent } from "./serpent.ts";

/** The function that draws a monster of each body plan. */
export const BODY_PLANS = {
  biped: drawBiped,
  bird: drawBird,
  blob: drawBlob,
  bug: drawBug,
  fish: drawFish,
  golem: drawGolem,
  quadruped: drawQuadruped,
  serpent: drawSerpent,
} as const;

export type BodyPlanName = keyof typeof BODY_PLANS;
