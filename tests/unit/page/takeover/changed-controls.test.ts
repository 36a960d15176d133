// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { ORDERS } from "#src/monsters/search/monster-query.ts";
import { orderName, orderNamed, readChangedControls } from "#src/page/takeover/changed-controls.ts";

/** The controls of the prerendered page, as far as they have names. */
function controls(order = "number-asc"): HTMLElement {
  const root = document.createElement("section");
  root.innerHTML = `
    <input name="q" />
    <input type="checkbox" name="type" value="fire" />
    <input type="checkbox" name="type" value="water" />
    <select name="sort">
      ${ORDERS.map((each) => `<option>${orderName(each)}</option>`).join("")}
    </select>
    <input name="level-min" /><input name="level-max" />`;
  const select = root.querySelector("select");
  if (select) select.value = order;
  return root;
}

const field = (root: HTMLElement, selector: string) => {
  const found = root.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};

describe("what was changed before hydration", () => {
  test("is nothing where all controls are as by default", () => {
    expect(readChangedControls(controls())).toBeNull();
  });

  test("is the usual order the other way round", () => {
    const order = { key: "number", direction: "desc" };
    expect(readChangedControls(controls("number-desc"))).toEqual({ order });
  });

  test("is each changed control for itself", () => {
    const root = controls("level-desc");
    field(root, "[name=q]").value = "ねこ";
    field(root, "[value=water]").checked = true;
    field(root, "[name=level-min]").value = "40";
    field(root, "[name=level-max]").value = "１０.5";
    expect(readChangedControls(root)).toEqual({
      text: "ねこ",
      types: ["water"],
      ranges: { level: { min: 10.5, max: 40 } },
      order: { key: "level", direction: "desc" },
    });
  });

  test("is no order beside a text, where none was chosen", () => {
    const root = controls();
    field(root, "[name=q]").value = "火";
    expect(readChangedControls(root)).toEqual({ text: "火" });
  });

  test("is not what an address would not hold", () => {
    const root = controls();
    field(root, "[name=level-min]").value = "-5";
    expect(readChangedControls(root)).toBeNull();
    field(root, "[name=level-max]").value = "40";
    expect(readChangedControls(root)).toEqual({ ranges: { level: { max: 40 } } });
  });
});

test("an order is read back by its name, and there is none with another name", () => {
  expect(ORDERS.map((order) => orderNamed(orderName(order)))).toEqual(ORDERS);
  for (const name of ["", "relevance", "number", "number-up", "constructor", null]) {
    expect(orderNamed(name)).toBeNull();
  }
});
