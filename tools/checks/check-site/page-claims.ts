import { inLanguage, LANGUAGES } from "#src/messages/languages.ts";
import { APP_ID, PAGE_LANGUAGE, ROUTE } from "#src/page/marks.ts";
import { GUARDED_PATHS, PAGES, type Page, pageFor } from "../../../build/pages.ts";
import { describeStatus, problemsIn, type Reply } from "../reply.ts";
import type { Claim } from "../run-check.ts";
import { policyProblems } from "./policy-problems.ts";

/** Gets a path of the site, which is also the name of the reply. */
export type Get = (path: string) => Promise<Reply>;

/**
 * Addresses of every row in `build/pages.ts`, also those that look like files. None ends with
 * a slash: whether that is redirected is the host's own affair.
 */
const PAGE_PATHS = [
  ...["/", "/monsters", "/monsters?q=neko&sort=name", "/monsters/1", "/monsters/a.b"],
  ...["/monsters/1/2", "/login", "/login?redirect=/profile", "/compare?ids=1&ids=2"],
  ...["/en", "/en/monsters", "/en/monsters/1", "/en/monsters/a.b", "/en/login?redirect=/profile"],
  "/en/compare?ids=1&ids=2",
  ...LANGUAGES.flatMap((language) => GUARDED_PATHS.map((path) => inLanguage(language, path))),
  ...["/no/such/page", "/en/no/such/page"],
];

/** Paths of files that no build has. */
const MISSING_PATHS = ["/assets/no-such-file.js", "/assets/no/such/file.css", "/no-such-file.ico"];

const isPage = (body: string, { route, language }: Page) =>
  body.includes(`<div id="${APP_ID}" ${ROUTE}="${route}" ${PAGE_LANGUAGE}="${language}"`);

/** What is wrong with the status of a reply. */
export const statusProblems = (reply: Reply, expected = 200): string[] =>
  reply.status === expected ? [] : [describeStatus(reply)];

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
  return [`is ${other?.file ?? "no page of the app"} instead of ${page?.file}`];
}

/** Whether addresses get their pages with their policies, and missing files get none; and the pages that are shown. */
export async function pageClaims(get: Get) {
  const replies = await Promise.all(PAGE_PATHS.map(get));
  const missing = await Promise.all(MISSING_PATHS.map(get));
  const pages = replies.filter(({ status }) => status === 200);
  const claims: Claim[] = [
    {
      claim: "every address gets its page",
      problems: problemsIn(replies, pageProblems),
      note: `${replies.length} addresses`,
      advice: "the rewrites of `npm run deploy` do this",
    },
    {
      claim: "a missing file is not found",
      problems: problemsIn(missing, (reply) => statusProblems(reply, 404)),
    },
    {
      claim: "the Content-Security-Policy of every page allows what stands in it, and no more",
      problems: problemsIn(pages, policyProblems),
      advice: "`npm run deploy` writes that of its build, a plain `firebase deploy` none",
    },
  ];
  return { pages, claims };
}
