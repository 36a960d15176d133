import { type Finding, judge } from "../check-api/finding.ts";
import { formatValue } from "../check-api/format-value.ts";
import { headersFor } from "../hosting-rules.ts";
import type { Answer } from "./reply.ts";

const CACHING = "Cache-Control";

/** The headers that firebase.json has for this path. */
const expectedHeaders = ({ path }: Answer) => headersFor(path.split("?")[0] ?? "");

function problemsWith(key: string, answers: Answer[]): string[] {
  return answers.flatMap((answer) => {
    const expected = expectedHeaders(answer).find(([name]) => name === key)?.[1];
    const value = answer.header(key);
    if (expected === undefined || value === expected) return [];
    return [`${answer.path}: ${formatValue(value ?? undefined)} instead of “${expected}”`];
  });
}

/** Checks the headers of firebase.json on all answers, and how long each may be kept. */
export function checkHeaders(answers: Answer[]): Finding[] {
  const keys = new Set(answers.flatMap((answer) => expectedHeaders(answer).map(([key]) => key)));
  keys.delete(CACHING);
  const [hashed, others] = ["/assets/", "/"].map((start) =>
    answers.filter(({ path }) => path.startsWith("/assets/") === (start === "/assets/")),
  );
  return [
    ...[...keys].map((key) => judge(`${key} is on every answer`, problemsWith(key, answers))),
    judge("hashed files may be kept for a year", problemsWith(CACHING, hashed ?? [])),
    judge(
      "pages and other files are asked for at every visit",
      problemsWith(CACHING, others ?? []),
    ),
  ];
}

const COMPRESSED = ["br", "gzip", "zstd", "deflate"];

/** Warns of texts that travel uncompressed. */
export function checkCompression(texts: Answer[]): Finding {
  const plain = texts.filter(
    ({ header }) => !COMPRESSED.includes(header("Content-Encoding") ?? ""),
  );
  return judge(
    "pages and scripts are compressed",
    plain.map(({ path }) => path),
    { mark: "!", advice: "the app works, but slowly" },
  );
}
