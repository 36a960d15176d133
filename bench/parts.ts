import type { ComparablePart } from "./compare-versions.ts";
import type { Figure } from "./figures.ts";
import { benchInteraction, COMPARABLE_INTERACTION } from "./interaction.ts";
import { benchLighthouse } from "./lighthouse.ts";
import {
  benchLoading,
  benchSlowPhone,
  COMPARABLE_LOADING,
  COMPARABLE_SLOW_PHONE,
} from "./loading.ts";
import { benchLongLife } from "./long-life.ts";
import { benchPortraits } from "./portraits.ts";
import { benchScale, COMPARABLE_SCALE } from "./scale.ts";
import { benchSearch } from "./search.ts";

/** A part of the benchmark. A comparable one can be measured of two versions in turn. */
export type Part = { bench: () => Promise<Figure[]>; comparable?: ComparablePart };

/** All parts, in the order of the results. */
export const PARTS: Record<string, Part> = {
  loading: { bench: benchLoading, comparable: COMPARABLE_LOADING },
  "slow-phone": { bench: benchSlowPhone, comparable: COMPARABLE_SLOW_PHONE },
  interaction: { bench: benchInteraction, comparable: COMPARABLE_INTERACTION },
  scale: { bench: benchScale, comparable: COMPARABLE_SCALE },
  "long-life": { bench: benchLongLife },
  lighthouse: { bench: benchLighthouse },
  search: { bench: async () => benchSearch() },
  portraits: { bench: async () => benchPortraits() },
};
