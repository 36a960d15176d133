import {
  BY_NUMBER,
  type MonsterQuery,
  ORDERS,
  type Order,
  RANGE_KEYS,
  type RangeEnd,
  type RangeKey,
  readBound,
} from "#src/monsters/search/monster-query.ts";
import { parseMonsterQuery } from "#src/monsters/search/query-params.ts";
import { COMPOSING } from "#src/page/contract.ts";

/** The name of the field for one end of a range. */
export const rangeFieldName = (key: RangeKey, end: RangeEnd) => `${key}-${end}`;

/** The name of an order among the options. */
export const orderName = ({ key, direction }: Order) => `${key}-${direction}`;

/** The order with a name of `orderName`; `null` for any other name. */
export const orderNamed = (name: string | null): Order | null =>
  ORDERS.find((order) => orderName(order) === name) ?? null;

const CONTROLS_IN_USE = `[name]:not([type="checkbox"]:not(:checked), [${COMPOSING}])`;

/**
 * The values of the named controls below `root` that differ from the default: what the visitor entered in the
 * prerendered HTML before hydration. `null` if nothing was changed.
 */
export function readChangedControls(root: HTMLElement): Partial<MonsterQuery> | null {
  const params = new URLSearchParams();
  const controls = root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(CONTROLS_IN_USE);
  for (const { name, value } of controls) if (value !== "") params.append(name, value);
  for (const key of RANGE_KEYS) {
    const ends = (["min", "max"] as const).map((end) =>
      readBound(params.get(rangeFieldName(key, end)) ?? ""),
    );
    params.set(key, ends.join("-"));
  }
  const sort = params.get("sort");
  // The value of the menu without a choice.
  const order = sort === orderName(BY_NUMBER) ? null : orderNamed(sort);
  const { text, types, ranges } = parseMonsterQuery({
    ...Object.fromEntries(params),
    type: params.getAll("type"),
  });
  const changed: Partial<MonsterQuery> = {
    ...(text && { text }),
    ...(types.length > 0 && { types }),
    ...(Object.keys(ranges).length > 0 && { ranges }),
    ...(order && { order }),
  };
  return Object.keys(changed).length > 0 ? changed : null;
}
