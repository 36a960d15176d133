// @vitest-environment jsdom
import { expect, test } from "vitest";
import {
  orderName,
  orderNamed,
  readChangedControls,
} from "#src/components/encyclopedia/changed-controls.ts";
import { ORDERS } from "#src/monsters/search/monster-query.ts";

/** What the controls of the prerendered page, with these values, say of changes. */
function changesWith({ q = "", checked = "", order = "number-asc", min = "", max = "" }) {
  const root = document.createElement("section");
  const options = ORDERS.map(orderName).map(
    (name) => `<option${name === order ? " selected" : ""}>${name}</option>`,
  );
  root.innerHTML = `
    <input name="q" value="${q}" />
    <input type="checkbox" name="type" value="fire" />
    <input type="checkbox" name="type" value="water" ${checked} />
    <select name="sort">${options.join("")}</select>
    <input name="level-min" value="${min}" /><input name="level-max" value="${max}" />`;
  return readChangedControls(root);
}

const CHANGED = { q: "ねこ", checked: "checked", order: "level-desc", min: "40", max: "１０.5" };

test.each([
  [{}, null],
  [
    CHANGED,
    {
      text: "ねこ",
      types: ["water"],
      ranges: { level: { min: 10.5, max: 40 } },
      order: { key: "level", direction: "desc" },
    },
  ],
  [{ q: "火" }, { text: "火" }],
  [{ min: "-5" }, null],
  [{ min: "-5", max: "40" }, { ranges: { level: { max: 40 } } }],
])("from controls with %j an address can hold the change %j", (values, changes) => {
  expect(changesWith(values)).toEqual(changes);
});

test("an order is read back by its name, and there is none with another name", () => {
  expect(ORDERS.map((order) => orderNamed(orderName(order)))).toEqual(ORDERS);
  for (const name of ["", "relevance", "number", "number-up", "constructor", null]) {
    expect(orderNamed(name)).toBeNull();
  }
});
