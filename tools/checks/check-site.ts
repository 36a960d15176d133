// Checks a deployed site against what this repository deploys: npm run check:site -- https://host
import { siteOrigin } from "../../build/settings.ts";
import { fileClaims } from "./check-site/file-claims.ts";
import { type Get, pageClaims } from "./check-site/page-claims.ts";
import { describeStatus, type Reply, request } from "./reply.ts";
import { type Claim, type Output, parseValue, runCheck } from "./run-check.ts";

/** Fewer than a browser opens at once, so as not to overload the site. */
const MAX_AT_ONCE = 6;

/** Creates a function that gets each path of the site once, a few at a time. */
function createGet(origin: string): Get {
  const replies = new Map<string, Promise<Reply>>();
  const running = new Set<Promise<Reply>>();

  async function start(path: string): Promise<Reply> {
    while (running.size >= MAX_AT_ONCE) await Promise.race(running);
    const reply = request(path, origin + path);
    running.add(reply);
    return reply.finally(() => running.delete(reply));
  }

  return (path) => {
    const reply = replies.get(path) ?? start(path);
    replies.set(path, reply);
    return reply;
  };
}

const isLocal = (host: string) => /^(localhost|127\..*|\[::1\])$/.test(host);

/** Whether http leads to https. */
async function httpsClaim(origin: string): Promise<Claim> {
  const { protocol, hostname, port } = new URL(origin);
  const claim = { claim: "the site is served by https only", problems: [] };
  if (protocol === "http:")
    return isLocal(hostname)
      ? { ...claim, unchecked: "the site is on this machine" }
      : { ...claim, problems: ["the address is one of http; the service worker needs https"] };
  if (port) return { ...claim, unchecked: "the site has a port of its own" };
  const reply = await request("/", `http://${hostname}/`);
  if (reply.failure) return { ...claim, note: "nothing answers to http" };
  if (reply.header("Location")?.startsWith("https://"))
    return { ...claim, note: "http leads there" };
  return { ...claim, problems: [`http://${hostname} ${describeStatus(reply)}, not to https`] };
}

/** Gets what visitors would get from the site at `origin`, and checks each claim of its hosting. */
async function checkSite(origin: string): Promise<Claim[]> {
  const get = createGet(origin);
  const { failure } = await get("/");
  if (failure) return [{ claim: "the site answers", problems: [failure] }];
  const https = await httpsClaim(origin);
  const { pages, claims } = await pageClaims(get);
  return [https, ...claims, ...(await fileClaims(get, origin, pages))];
}

const USAGE = "Usage: npm run check:site -- <address of the site>";

/** Checks the site that a command line names. */
export const checkAddress = (args: string[], output: Output) =>
  runCheck(args, output, USAGE, [], (address) => {
    const origin = parseValue("The site's address", siteOrigin, address);
    return { title: `Checking ${origin}`, run: () => checkSite(origin) };
  });

if (import.meta.main) process.exitCode = await checkAddress(process.argv.slice(2), console);
