import { extname } from "node:path/posix";
import { formatValue } from "../../../build/format-value.ts";
import { check, type Finding, requireNone } from "../findings.ts";
import type { Reply } from "../reply.ts";

/** Gets a path of the site, which is also the name of the reply. */
export type Get = (path: string) => Promise<Reply>;

/** What is wrong with a reply that should have this status. */
export function statusProblems({ call, failure, status, header }: Reply, expected = 200): string[] {
  if (failure) return [`${call}: ${failure}`];
  if (status === expected) return [];
  const target = header("Location");
  return [`${call} answers ${status}${target ? `, a redirect to ${target}` : ""}`];
}

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
export function fileProblems(file: Reply): string[] {
  const problems = statusProblems(file);
  const type = file.header("Content-Type");
  const expected = TYPES[extname(file.call)];
  if (problems.length > 0 || !expected || expected.test(type ?? "")) return problems;
  return [`${file.call} has the type ${formatValue(type)}`];
}

const FILE_IN_PAGE = /<(?:script|link)\b[^>]* (?:src|href)="(\/[^"]*)"/g;

/** The paths of the files that a page loads or names. */
export const filesOf = (page: string): string[] =>
  [...page.matchAll(FILE_IN_PAGE)].map(([, path = ""]) => path);

/** Checks the files that pages load. */
export const checkFiles = (files: Reply[]): Promise<Finding> =>
  check("every file that a page names is there, with its type", () =>
    requireNone(files.flatMap(fileProblems), { note: `${files.length} files` }),
  );
