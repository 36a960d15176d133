import { typeKey } from "#src/monsters/monster-type.ts";
import { type MonsterQuery, readBound } from "#src/monsters/search/monster-query.ts";
import {
  orderName,
  parseMonsterQuery,
  RANGE_FIELDS,
  toSearchParams,
} from "#src/monsters/search/query-params.ts";

const isRefused = (text = "") => text.trim() !== "" && readBound(text) === undefined;

/** The id of the form of the encyclopedia, by which a script of its page finds it. */
export const QUERY_FORM = "query";

export type FormContent = {
  query: MonsterQuery;
  /** The names of the fields that hold no number where one belongs. */
  refused: readonly string[];
};

/** What the fields of a form say: it is what the browser would send, and is read as an address is. */
export function readForm(form: HTMLFormElement): FormContent {
  const sent = new Map<string, string[]>();
  for (const [name, value] of new FormData(form))
    sent.set(name, [...(sent.get(name) ?? []), String(value)]);
  const refused = RANGE_FIELDS.filter(({ name }) => isRefused(sent.get(name)?.[0]));
  return {
    query: parseMonsterQuery(Object.fromEntries(sent)),
    refused: refused.map(({ name }) => name),
  };
}

/** Makes the fields of a form ask for a query: the reverse of `readForm`. */
export function fillForm(form: HTMLFormElement, query: MonsterQuery): void {
  const { order, type } = query;
  const keys = new Set(type.map(typeKey));
  const values = new Map<string, unknown>([
    ...Object.entries(toSearchParams(query)),
    ["sort", order && orderName(order)],
    ...RANGE_FIELDS.map(({ name, key, end }) => [name, query[key]?.[end]] as const),
  ]);
  // A list may spell a type in another way than the query.
  const isTicked = ({ name, value }: HTMLInputElement) =>
    name === "type" ? keys.has(typeKey(value)) : values.get(name) === value;
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === "checkbox")
      field.checked = isTicked(field);
    else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = String(values.get(field.name) ?? "");
  }
}
