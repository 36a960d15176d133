import { APP_ID, ROUTE } from "#src/page/contract.ts";
import { pageFor } from "../../prerender/page-addresses.ts";
import { PAGES, type Page } from "../../prerender/pages.ts";
import { type Finding, judge } from "../check-api/finding.ts";
import { failureOf, type Reply } from "./reply.ts";

/**
 * Addresses of every row in `prerender/page-addresses.ts`, also those that look like files. None ends with
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
  "/profile",
  "/no/such/page",
];

/** Paths of files that no build has. */
export const MISSING_PATHS = [
  "/assets/no-such-file.js",
  "/assets/no/such/file.css",
  "/no-such-file.ico",
];

const APP = `<div id="${APP_ID}" ${ROUTE}="`;

const isPage = (body: string, { route }: Page) => body.includes(`${APP}${route}"`);

function pageProblem(reply: Reply): string[] {
  const page = PAGES.find(({ file }) => file === pageFor(reply.path.split("?")[0] ?? ""));
  const failure = failureOf(reply, page?.file === "404.html" ? 404 : 200);
  if (failure !== null || reply.failure !== null) return [failure ?? ""];
  if (page && isPage(reply.body, page)) return [];
  const other = PAGES.find((known) => isPage(reply.body, known));
  return [`${reply.path} is ${other?.file ?? "no page of the app"} instead of ${page?.file}`];
}

function missingProblem(reply: Reply): string[] {
  if (reply.failure !== null) return [`${reply.path}: ${reply.failure}`];
  return reply.status === 404 ? [] : [`${reply.path} answers ${reply.status}`];
}

/** Checks that addresses get their pages, and files that are missing do not. */
export const checkPages = (pages: Reply[], missing: Reply[]): Finding[] => [
  judge("every address gets its page", pages.flatMap(pageProblem), {
    note: `${pages.length} addresses`,
    advice: "the rewrites of `npm run deploy` do this",
  }),
  judge("a missing file is not found", missing.flatMap(missingProblem)),
];
