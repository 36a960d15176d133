import { APP_ID, inLanguage, LANGUAGES, PAGE_LANGUAGE, ROUTE } from "#src/page/contract.ts";
import { APP_PATHS, pageFor } from "../../../build/page-addresses.ts";
import { PAGES, type Page } from "../../../build/pages.ts";
import { check, type Finding, requireNone } from "../findings.ts";
import type { Reply } from "../reply.ts";
import { statusProblems } from "./check-files.ts";

/**
 * Addresses of every row in `build/page-addresses.ts`, also those that look like files. None ends with
 * a slash: whether that is redirected is the host's own affair.
 */
export const PAGE_PATHS = [
  "/",
  "/monsters",
  "/monsters?q=neko&sort=name",
  "/monsters/1",
  "/monsters/a.b",
  "/monsters/1/2",
  "/login",
  "/login?redirect=/profile",
  "/compare?ids=1&ids=2",
  "/en",
  "/en/monsters",
  "/en/monsters/1",
  "/en/monsters/a.b",
  "/en/login?redirect=/profile",
  "/en/compare?ids=1&ids=2",
  ...LANGUAGES.flatMap((language) => APP_PATHS.map((path) => inLanguage(language, path))),
  "/no/such/page",
  "/en/no/such/page",
];

/** Paths of files that no build has. */
export const MISSING_PATHS = [
  "/assets/no-such-file.js",
  "/assets/no/such/file.css",
  "/no-such-file.ico",
];

const isPage = (body: string, { route, language }: Page) =>
  body.includes(`<div id="${APP_ID}" ${ROUTE}="${route}" ${PAGE_LANGUAGE}="${language}"`);

function pageProblems(reply: Reply): string[] {
  const { call, body } = reply;
  const page = PAGES.find(({ file }) => file === pageFor(call.split("?")[0] ?? ""));
  const isMissing = page?.name === "404.html";
  const problems = statusProblems(reply, isMissing ? 404 : 200);
  // Many hosts have one page, in Japanese, for all that is not found; the app then says so in English.
  const isFit = PAGES.some(
    (known) => (known === page || (isMissing && known.name === page.name)) && isPage(body, known),
  );
  if (problems.length > 0 || isFit) return problems;
  const other = PAGES.find((known) => isPage(body, known));
  return [`${call} is ${other?.file ?? "no page of the app"} instead of ${page?.file}`];
}

/** Checks that addresses get their pages, and missing files get none. */
export const checkPages = (pages: Reply[], missing: Reply[]): Promise<Finding>[] => [
  check("every address gets its page", () =>
    requireNone(pages.flatMap(pageProblems), {
      note: `${pages.length} addresses`,
      advice: "the rewrites of `npm run deploy` do this",
    }),
  ),
  check("a missing file is not found", () =>
    requireNone(missing.flatMap((reply) => statusProblems(reply, 404))),
  ),
];
