import { expect, test } from "vitest";

import { stylesNeededBy } from "../../../build/page-styles.ts";

const PAGE =
  '<body><p class="card_name soft">a</p><template><b class="badge"></b></template></body>';

test.each([
  ["of its elements", ".card_name { color: red }"],
  ["of what its scripts fill in", ".badge { color: red }"],
  ["of elements within others", ".card_name .soft { color: red }"],
  ["of states", ".soft:hover:not(.other) { color: red }"],
  ["without classes", "p, [data-type=fire] { color: red }"],
  ["in conditions", "@media print { .soft { color: red } }"],
  ["of one selector of several", ".other, .soft { color: red }"],
])("the styles that stand in a page are those %s", (_, rule) => {
  expect(stylesNeededBy([PAGE], rule)).toContain("red");
});

test.each([
  ["of other elements", ".other { color: red }"],
  ["within other elements", ".other .soft { color: red }"],
  ["of other elements in conditions", "@media print { .other { color: red } }"],
])("the styles that stand in a page are not those %s", (_, rule) => {
  expect(stylesNeededBy([PAGE], rule)).toBe("");
});
