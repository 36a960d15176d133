import { extname } from "node:path/posix";
import { LANGUAGES, type Language } from "#src/messages/languages.ts";
import { HEADERS, headersFor } from "../../../build/hosting/headers.ts";
import { formatValue } from "../../../build/monster-contract.ts";
import { fileIn, MANIFEST } from "../../../build/pages.ts";
import { problemsIn, type Reply } from "../reply.ts";
import type { Claim } from "../run-check.ts";
import { type Get, statusProblems } from "./page-claims.ts";

/** The content types with which browsers accept these files. */
const TYPES: Record<string, RegExp> = {
  ".html": /^text\/html\b/,
  ".js": /^(text|application)\/javascript\b/,
  ".css": /^text\/css\b/,
  ".svg": /^image\/svg\+xml\b/,
  ".png": /^image\/png\b/,
  ".webmanifest": /^application\/(manifest\+)?json\b/,
};

function fileProblems(file: Reply): string[] {
  const problems = statusProblems(file);
  const type = file.header("Content-Type");
  const expected = TYPES[extname(file.call)];
  if (problems.length > 0 || !expected || expected.test(type ?? "")) return problems;
  return [`has the type ${formatValue(type)}`];
}

const NAMES: Record<Language, string> = { ja: "Japanese", en: "English" };

/** A file that names others. */
type Naming = Pick<Claim, "claim" | "advice"> & { path: string; pattern: RegExp; noun: string };

const manifestIn = (language: Language): Naming => ({
  claim: `the app can be installed in ${NAMES[language]}: its manifest and icons are there`,
  path: `/${fileIn(language, MANIFEST)}`,
  pattern: /"src": ?"([^"]+)"/g,
  noun: "icons",
});

const SERVICE_WORKER: Naming = {
  claim: "the service worker is there, with every file that it keeps",
  path: "/service-worker.js",
  // The entries of Workbox's list of files, as the build writes them.
  pattern: /\burl["']?:\s*["'`]([^"'`]+)["'`]/g,
  noun: "files",
  advice: "without them the app does not open offline, and is never updated",
};

const SITEMAP: Naming = {
  claim: "every address of the sitemap is a page of this site",
  path: "/sitemap.xml",
  pattern: /<loc>\s*([^<]+?)\s*<\/loc>/g,
  noun: "addresses",
};

const namedIn = ({ body }: Reply, pattern: RegExp): string[] =>
  Array.from(body.matchAll(pattern), ([, name = ""]) => name);

/** Whether a file is there, with all that it names. */
async function namingClaim(get: Get, origin: string, naming: Naming): Promise<Claim> {
  const { path, pattern, noun, ...claim } = naming;
  const file = await get(path);
  const names = namedIn(file, pattern);
  const urls = names.flatMap((name) => URL.parse(name, origin) ?? []);
  const own = urls.filter((url) => url.origin === origin);
  const files = await Promise.all(own.map(({ pathname }) => get(pathname)));
  const others = urls
    .filter((url) => url.origin !== origin)
    .map(({ href }) => `${href} is elsewhere`);
  const none = names.length === 0 ? [`${path} names no ${noun}`] : [];
  const problems = [...problemsIn([file, ...files], fileProblems), ...others, ...none];
  return { ...claim, problems, note: `${names.length} ${noun}` };
}

const FILE_IN_PAGE = /<(?:script|link)\b[^>]* (?:src|href)="(\/[^"]*)"/g;

const KEYS = new Set(HEADERS.flatMap(({ headers }) => headers.map(({ key }) => key)));

/** Whether an answer has this header of `firebase.json`. */
function headerProblems({ call, header }: Reply, key: string): string[] {
  const expected = new Map(headersFor(call.split("?")[0] ?? "")).get(key);
  const value = header(key);
  if (expected === undefined || value === expected) return [];
  return [`${formatValue(value)} instead of “${expected}”`];
}

/** Bytes. Hosts send what is shorter as it is: compressing it would save nothing. */
const LEAST_COMPRESSED = 1_000;

const isCompressed = ({ call, header, body }: Reply) =>
  body.length < LEAST_COMPRESSED ||
  /\.(png|svg|webmanifest)$/.test(call) ||
  ["br", "gzip", "zstd", "deflate"].includes(header("Content-Encoding") ?? "");

/** What is to be said of files, of those that the shown pages name and of others. */
export async function fileClaims(get: Get, origin: string, pages: Reply[]): Promise<Claim[]> {
  const named = new Set(pages.flatMap((page) => namedIn(page, FILE_IN_PAGE)));
  const files = await Promise.all(Array.from(named, get));
  const answers = [...pages, ...files.filter(({ status }) => status === 200)];
  const hasSitemap = (await get(SITEMAP.path)).status !== 404;
  return [
    {
      claim: "every file that a page names is there, with its type",
      problems: problemsIn(files, fileProblems),
      note: `${files.length} files`,
    },
    ...Array.from(KEYS, (key) => ({
      claim: `${key} is on every answer`,
      problems: problemsIn(answers, (answer) => headerProblems(answer, key)),
    })),
    {
      claim: "pages and scripts are compressed",
      problems: answers.filter((answer) => !isCompressed(answer)).map(({ call }) => call),
      isTolerated: true,
      advice: "the app works, but slowly",
    },
    ...(await Promise.all(
      LANGUAGES.map((language) => namingClaim(get, origin, manifestIn(language))),
    )),
    await namingClaim(get, origin, SERVICE_WORKER),
    hasSitemap
      ? await namingClaim(get, origin, SITEMAP)
      : { claim: SITEMAP.claim, unchecked: "there is none", problems: [] },
  ];
}
