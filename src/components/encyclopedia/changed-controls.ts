import {
  DEFAULT_QUERY,
  type MonsterQuery,
  RANGE_KEYS,
  type RangeKey,
} from "#src/monsters/search/monster-query.ts";
import { parseMonsterQuery } from "#src/monsters/search/query-params.ts";

/** Whether an input method is composing in `field` since before hydration; set by `inline/start.ts`. */
export const isComposing = (field: HTMLElement): boolean => field.dataset.composing !== undefined;

/** The name of the field for one end of a range. */
export const rangeFieldName = (key: RangeKey, end: "min" | "max") => `${key}-${end}`;

/**
 * The values of the named controls below `root` that are not the default: what the visitor entered
 * in the prerendered HTML before hydration. `null` when nothing was changed.
 */
export function readChangedControls(root: HTMLElement): Partial<MonsterQuery> | null {
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
  const { text, types, ranges, sort, direction } = parseMonsterQuery({
    ...Object.fromEntries(params),
    type: params.getAll("type"),
  });
  const changed: Partial<MonsterQuery> = {
    ...(text !== DEFAULT_QUERY.text && { text }),
    ...(types.length > 0 && { types }),
    ...(Object.keys(ranges).length > 0 && { ranges }),
    ...(sort !== DEFAULT_QUERY.sort && { sort }),
    ...(direction !== DEFAULT_QUERY.direction && { direction }),
  };
  return Object.keys(changed).length > 0 ? changed : null;
}
