import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { inventNames } from "../search-quality/invented-names.ts";
import { QUERY_KINDS } from "../search-quality/query-kinds.ts";
import { sampleQueries } from "../search-quality/search-quality.ts";

const names = inventNames(1_000, "lantern");

const queries = QUERY_KINDS.map((kind) => ({ ...kind, asked: sampleQueries(kind, names) }));

// Names, slips and spellings all decide about them. After a wanted change, measure the search anew.
test("the queries are those that the stored figures of the search were measured with", () => {
  expect(hash("sha256", JSON.stringify(queries.map(({ asked }) => asked)))).toBe(
    "0c93d2b4e6888e6c10873579d68318956d0debd43c9b770633fa408ea565074d",
  );
});

test.each(queries)("queries by $what are enough, and those with slips are no names", (kind) => {
  const { what, asked, isSlip } = kind;
  expect(asked.length).toBeGreaterThanOrEqual(what === "a name of two kana" ? 10 : 300);
  if (isSlip) for (const { text } of asked) expect(names).not.toContain(text);
});
