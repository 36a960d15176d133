import { expect, test } from "vitest";
import { fillForm, readForm } from "#src/components/encyclopedia/query-form.ts";
import { DEFAULT_QUERY, type MonsterQuery, ORDERS } from "#src/monsters/search/monster-query.ts";
import { orderName, RANGE_FIELDS } from "#src/monsters/search/query-params.ts";
import { fc } from "#tests/support/fuzz.ts";
import { arbitraryQuery } from "#tests/support/query-arbitrary.ts";

/** A form with a field for all that a query may ask for. */
function createForm(types: readonly string[] = []): HTMLFormElement {
  const form = document.createElement("form");
  const options = ["", ...ORDERS.map(orderName)].map((name) => `<option value="${name}">`);
  form.innerHTML = `
    <input type="search" name="q" />
    <input type="checkbox" name="favorites" value="true" />
    <input name="ids" />
    ${types.map((type) => `<input type="checkbox" name="type" value="${type}" />`).join("")}
    <select name="sort">${options.join("")}</select>
    <input name="view" />
    ${RANGE_FIELDS.map(({ name }) => `<input name="${name}" />`).join("")}`;
  return form;
}

test("a form says what it was filled with, whatever it said before", () => {
  fc.assert(
    fc.property(arbitraryQuery, arbitraryQuery, (before, query) => {
      const form = createForm([...new Set([...query.type, ...before.type])].toSorted());
      fillForm(form, before);
      fillForm(form, query);
      const content = readForm(form);
      const sorted = ({ type, ...others }: MonsterQuery) => ({ ...others, type: type.toSorted() });
      expect(sorted(content.query)).toEqual(sorted(query));
      expect(content.refused).toEqual([]);
    }),
  );
});

test("a type is ticked in whatever spelling a query names it", () => {
  const form = createForm(["water", "こおり"]);
  fillForm(form, { ...DEFAULT_QUERY, type: ["コオリ"] });
  expect(readForm(form).query.type).toEqual(["こおり"]);
});

test("a field that holds no number is named, and asks for nothing", () => {
  const form = createForm();
  const field = form.querySelector<HTMLInputElement>("[name=hp-min]");
  if (field) field.value = "4e1";
  expect(readForm(form)).toEqual({ query: DEFAULT_QUERY, refused: ["hp-min"] });
});
