import { extname } from "node:path/posix";
import { type Finding, judge } from "../check-api/finding.ts";
import { formatValue } from "../check-api/format-value.ts";
import { failureOf, type Reply } from "./reply.ts";

/** The content types with which browsers accept these files. */
const TYPES: Record<string, RegExp> = {
  ".html": /^text\/html\b/,
  ".js": /^(text|application)\/javascript\b/,
  ".css": /^text\/css\b/,
  ".svg": /^image\/svg\+xml\b/,
  ".png": /^image\/png\b/,
  ".webmanifest": /^application\/(manifest\+)?json\b/,
};

/** What is wrong with a file: it is missing, or has the wrong type. */
export function fileProblems(reply: Reply): string[] {
  const failure = failureOf(reply);
  if (failure !== null || reply.failure !== null) return [failure ?? ""];
  const type = reply.header("Content-Type");
  const expected = TYPES[extname(reply.path)];
  if (!expected || expected.test(type ?? "")) return [];
  return [`${reply.path} has the type ${formatValue(type ?? undefined)}`];
}

const FILE_IN_PAGE = /<(?:script|link)\b[^>]* (?:src|href)="(\/[^"]*)"/g;

/** The paths of the files that a page loads or names. */
export const filesOf = (page: string): string[] =>
  [...page.matchAll(FILE_IN_PAGE)].map(([, path = ""]) => path);

/** Checks the files that pages load. */
export const checkFiles = (files: Reply[]): Finding =>
  judge("every file that a page names is there, with its type", files.flatMap(fileProblems), {
    note: `${files.length} files`,
  });
