// For whoever works on the search: node bench/search-quality/print-misses.ts "a kana wrong" prints the
// queries of this kind that miss their target, each with the name that was wanted. Without a kind it
// prints the table.
import { toQualityTable } from "./quality-report.ts";
import { QUERY_KINDS } from "./query-kinds.ts";
import { measureSearchQuality } from "./search-quality.ts";

const [wanted] = process.argv.slice(2);
const kinds = QUERY_KINDS.filter(({ what }) => wanted === undefined || what === wanted);
if (kinds.length === 0) {
  const known = QUERY_KINDS.map(({ what }) => what).join("\n  ");
  throw new Error(`No kind of query is called ${wanted}, only\n  ${known}`);
}

const results = measureSearchQuality(kinds);
console.log(toQualityTable(results));
if (wanted !== undefined) {
  for (const { kind, answers } of results)
    for (const answer of answers.filter(({ [kind.target.measure]: isReached }) => !isReached))
      console.log(`${answer.text} → ${answer.wanted}`);
}
