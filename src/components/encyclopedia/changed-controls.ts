import {
  type MonsterQuery,
  RANGE_KEYS,
  type RangeKey,
} from "#src/monsters/search/monster-query.ts";
import { parseMonsterQuery, toSearchParams } from "#src/monsters/search/query-params.ts";

/** Whether a composition in `field` began before the app was there; `prerender/inline/start.ts` marks it. */
export const isComposing = (field: HTMLElement): boolean => field.dataset.composing !== undefined;

/** The name of the field for one end of a range. */
export const rangeFieldName = (key: RangeKey, end: "min" | "max") => `${key}-${end}`;

/**
 * What the named controls below `root` say, as far as it is not the default: what a visitor has done
 * with a page whose code was still on its way. `null` when nothing was touched.
 */
export function touchedControls(root: HTMLElement): Partial<MonsterQuery> | null {
  const params = new URLSearchParams();
  for (const control of root.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name]")) {
    const isOff =
      control instanceof HTMLInputElement && control.type === "checkbox" && !control.checked;
    if (!isOff && !isComposing(control) && control.value !== "")
      params.append(control.name, control.value);
  }
  for (const key of RANGE_KEYS) {
    const [min, max] = (["min", "max"] as const).map(
      (end) => params.get(rangeFieldName(key, end)) ?? "",
    );
    if (min || max) params.set(key, `${min}-${max}`);
  }
  const said = parseMonsterQuery({ ...Object.fromEntries(params), type: params.getAll("type") });
  const touched = toSearchParams(said);
  if (Object.keys(touched).length === 0) return null;
  return {
    ...("q" in touched && { text: said.text }),
    ...("type" in touched && { types: said.types }),
    ...("sort" in touched && { sort: said.sort }),
    ...("order" in touched && { direction: said.direction }),
    ...(RANGE_KEYS.some((key) => key in touched) && { ranges: said.ranges }),
  };
}
