import { extname } from "node:path/posix";
import * as v from "valibot";
import { HEADERS, headersFor } from "../../../build/hosting/headers.ts";
import { formatValue } from "../../../build/monster-contract.ts";
import { problemsIn, type Reply, readReply } from "../reply.ts";
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

const pathsIn = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, path = ""]) => path);

const manifestSchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  start_url: v.string(),
  icons: v.pipe(v.array(v.object({ src: v.string() })), v.minLength(1)),
});

function pathsInManifest(reply: Reply): string[] {
  const manifest = readReply(reply, manifestSchema);
  return manifest ? [manifest.start_url, ...manifest.icons.map(({ src }) => src)] : [];
}

const FILE_IN_PAGE = /<(?:script|link)\b[^>]* (?:src|href)="(\/[^"]*)"/g;

/** The entries of Workbox's list of files, as the build writes them. */
const KEPT_FILE = /\burl["']?:\s*["'`]([^"'`]+)["'`]/g;

type Naming = {
  claim: string;
  path: string;
  pathsOf: (reply: Reply) => string[];
  advice?: string;
  noun?: string;
};

/** Whether the file at `path` is there, with all that it names. */
async function namingClaim(
  get: Get,
  { claim, path, pathsOf, advice = "", noun = "files" }: Naming,
): Promise<Claim> {
  const file = await get(path);
  const paths = pathsOf(file);
  const faults = problemsIn([file, ...(await Promise.all(paths.map(get)))], fileProblems);
  const problems = paths.length === 0 ? [...faults, `${path} names no ${noun}`] : faults;
  return { claim, problems, note: `${paths.length} ${noun}`, advice };
}

/** What is in the sitemap, if there is one. */
async function sitemapClaim(get: Get, origin: string): Promise<Claim> {
  const path = "/sitemap.xml";
  const { status, body } = await get(path);
  const urls = pathsIn(body, /<loc>\s*([^<]+?)\s*<\/loc>/g);
  const isOwn = (url: string) => URL.parse(url)?.origin === origin;
  const { problems, ...own } = await namingClaim(get, {
    claim: "every address of the sitemap is a page of this site",
    path,
    pathsOf: () => urls.filter(isOwn).map((url) => url.slice(origin.length) || "/"),
    noun: "addresses",
  });
  const others = urls.filter((url) => !isOwn(url)).map((url) => `${url} is elsewhere`);
  const unchecked = status === 404 ? "there is none" : "";
  return { ...own, problems: [...others, ...problems], unchecked };
}

const KEYS = new Set(HEADERS.flatMap(({ headers }) => headers.map(({ key }) => key)));

/** Whether an answer has this header of `firebase.json`. */
function headerProblems({ call, header }: Reply, key: string): string[] {
  const expected = new Map(headersFor(call.split("?")[0] ?? "")).get(key);
  const value = header(key);
  if (expected === undefined || value === expected) return [];
  return [`${formatValue(value)} instead of “${expected}”`];
}

const isCompressed = ({ call, header }: Reply) =>
  /\.(png|svg|webmanifest)$/.test(call) ||
  ["br", "gzip", "zstd", "deflate"].includes(header("Content-Encoding") ?? "");

/** What is to be said of files, of those that the shown pages name and of others. */
export async function fileClaims(get: Get, origin: string, pages: Reply[]): Promise<Claim[]> {
  const named = new Set(pages.flatMap(({ body }) => pathsIn(body, FILE_IN_PAGE)));
  const files = await Promise.all(Array.from(named, get));
  const answers = [...pages, ...files.filter(({ status }) => status === 200)];
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
    await namingClaim(get, {
      claim: "the app can be installed: its manifest and icons are there",
      path: "/manifest.webmanifest",
      pathsOf: pathsInManifest,
    }),
    await namingClaim(get, {
      claim: "the service worker is there, with every file that it keeps",
      path: "/service-worker.js",
      pathsOf: ({ body }) => pathsIn(body, KEPT_FILE).map((path) => `/${path}`),
      advice: "without them the app does not open offline, and is never updated",
    }),
    await sitemapClaim(get, origin),
  ];
}
