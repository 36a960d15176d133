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

test("what was changed before hydration is nothing where all controls are as by default", () => {
  expect(changesWith({})).toBeNull();
});

test("each control is changed for itself", () => {
  const changed = { q: "ねこ", checked: "checked", order: "level-desc", min: "40", max: "１０.5" };
  expect(changesWith(changed)).toEqual({
    text: "ねこ",
    types: ["water"],
    ranges: { level: { min: 10.5, max: 40 } },
    order: { key: "level", direction: "desc" },
  });
});

test("there is no order beside a text, where none was chosen", () => {
  expect(changesWith({ q: "火" })).toEqual({ text: "火" });
});

test("what an address would not hold is no change", () => {
  expect(changesWith({ min: "-5" })).toBeNull();
  expect(changesWith({ min: "-5", max: "40" })).toEqual({ ranges: { level: { max: 40 } } });
});

test("an order is read back by its name, and there is none with another name", () => {
  expect(ORDERS.map((order) => orderNamed(orderName(order)))).toEqual(ORDERS);
  for (const name of ["", "relevance", "number", "number-up", "constructor", null]) {
    expect(orderNamed(name)).toBeNull();
  }
});
