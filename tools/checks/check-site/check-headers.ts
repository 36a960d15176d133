import { formatValue } from "../../../build/format-value.ts";
import { headersFor } from "../../../build/hosting/headers.ts";
import { check, type Finding, requireNone } from "../findings.ts";
import type { Reply } from "../reply.ts";

const CACHING = "Cache-Control";

/** The headers that firebase.json has for this path. */
const expectedHeaders = ({ call }: Reply) => new Map(headersFor(call.split("?")[0] ?? ""));

/** Checks the headers of firebase.json on all answers, and how long each may be kept. */
export function checkHeaders(answers: Reply[]): Promise<Finding>[] {
  const checkHeader = (claim: string, key: string, isMeant = (_: Reply) => true) =>
    check(claim, () => {
      const problems = answers.filter(isMeant).flatMap((answer) => {
        const expected = expectedHeaders(answer).get(key);
        const value = answer.header(key);
        if (expected === undefined || value === expected) return [];
        return [`${answer.call}: ${formatValue(value)} instead of “${expected}”`];
      });
      return requireNone(problems);
    });
  const keys = new Set(answers.flatMap((answer) => [...expectedHeaders(answer).keys()]));
  keys.delete(CACHING);
  const isHashed = ({ call }: Reply) => call.startsWith("/assets/");
  return [
    ...[...keys].map((key) => checkHeader(`${key} is on every answer`, key)),
    checkHeader("hashed files may be kept for a year", CACHING, isHashed),
    checkHeader(
      "pages and other files are asked for at every visit",
      CACHING,
      (answer) => !isHashed(answer),
    ),
  ];
}

const COMPRESSED = ["br", "gzip", "zstd", "deflate"];

/** Warns of uncompressed texts. */
export const checkCompression = (texts: Reply[]): Promise<Finding> =>
  check("pages and scripts are compressed", () => {
    const plain = texts.filter(
      ({ header }) => !COMPRESSED.includes(header("Content-Encoding") ?? ""),
    );
    return requireNone(
      plain.map(({ call }) => call),
      { mark: "!", advice: "the app works, but slowly" },
    );
  });
