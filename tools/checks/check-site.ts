// Checks a deployed site against what this repository deploys: npm run check:site -- https://host
import { hashes, inlineContents } from "../../build/hosting/content-security-policy.ts";
import { headersFor } from "../../build/hosting/headers.ts";
import { PAGES, pageFor } from "../../build/pages.ts";
import { marksOf } from "../../service-worker/page-of-build.ts";
import { type Answer, ask, type Finding, runCheck } from "./run-check.ts";

/** Besides the page of each row of the table: an id that looks like a file, and a file that is missing. */
const OTHERS = ["/monsters/a.b", "/service-worker.js", "/assets/no-such-file.js"];

/** The files that a page names, or that the service worker keeps. */
const FILES = /(?:<(?:script|link)\b[^>]* (?:src|href)="\/|\burl["']?:\s*["'`])(\w[^"'`]*)/g;

/** What the policy of every page says, besides the hashes of what stands in it. */
const POLICY = ["default-src 'none'", "script-src 'self' 'sha256-", "frame-ancestors 'none'"];

/** The headers that an answer should have, or a part of each. */
function neededHeaders(path: string, html: string): (readonly [name: string, part: string])[] {
  const inline = [...inlineContents(html, "script"), ...inlineContents(html, "style")];
  const policy = pageFor(path) ? [...POLICY, ...hashes(inline)] : [];
  return [...headersFor(path), ...policy.map((part) => ["Content-Security-Policy", part] as const)];
}

function problemsOf(path: string, { failure, status, header, body }: Answer): string[] {
  const page = PAGES.find(({ file }) => file === pageFor(path));
  const wanted = path.includes("no-such-file") || page?.name === "404.html" ? "404" : "200";
  if (failure || status !== wanted) return [failure ?? `answers ${status}, not ${wanted}`];
  const { route, language } = marksOf(body);
  // Many hosts have one page, in Japanese, for all that is not found.
  const isIt = route === page?.route && (language === page?.language || wanted === "404");
  if (page && !isIt) return [`is not the page ${page.file}`];
  return neededHeaders(path, body)
    .filter(([name, part]) => wanted === "200" && !header(name).includes(part))
    .map(([name, part]) => `${name} is ${header(name)}, without ${part}`);
}

/** Gets what visitors would get from the site at `origin`. */
export async function checkSite(origin: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  const paths = new Set([...PAGES.map(({ path }) => path), ...OTHERS]);
  for (const path of paths) {
    const answer = await ask(origin + path);
    for (const what of problemsOf(path, answer)) findings.push({ where: path, what });
    if (answer.failure) break;
    for (const [, file] of answer.body.matchAll(FILES)) paths.add(`/${file}`);
  }
  return findings;
}

const check = () => checkSite(new URL(process.argv[2] ?? "").origin);
if (import.meta.main) await runCheck("Usage: npm run check:site -- <address of the site>", check);
