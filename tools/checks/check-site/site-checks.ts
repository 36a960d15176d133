import { check, type Finding, unchecked, unmet } from "../findings.ts";
import { type Reply, request } from "../reply.ts";
import { checkManifest, checkServiceWorker } from "./check-app.ts";
import { checkFiles, filesOf, type Get } from "./check-files.ts";
import { checkCompression, checkHeaders } from "./check-headers.ts";
import { checkPages, MISSING_PATHS, PAGE_PATHS } from "./check-pages.ts";
import { checkPolicy } from "./check-policy.ts";
import { checkSitemap } from "./check-sitemap.ts";

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

/** Checks that http leads to https. */
const checkHttps = (origin: string): Promise<Finding> =>
  check("the site is served by https only", async () => {
    const { protocol, hostname, port } = new URL(origin);
    if (protocol === "http:") {
      if (isLocal(hostname)) throw unchecked("the site is on this machine");
      throw unmet("the address is one of http; the service worker and sign-in need https");
    }
    if (port) throw unchecked("the site has a port of its own");
    const { failure, status, header } = await request("/", `http://${hostname}/`);
    if (failure) return "nothing answers to http";
    if (header("Location")?.startsWith("https://")) return "http leads there";
    throw unmet(`http://${hostname} answers ${status} and leads not to https`);
  });

/** Gets what visitors would get from the site at `origin`, and checks each claim of its hosting. */
export async function checkSite(origin: string): Promise<Finding[]> {
  const get = createGet(origin);
  const getAll = (paths: readonly string[]) => Promise.all(paths.map(get));
  const home = await get("/");
  if (home.failure) {
    return [await check("the site answers", () => Promise.reject(unmet(home.failure)))];
  }

  const pages = await getAll(PAGE_PATHS);
  const missing = await getAll(MISSING_PATHS);
  const files = await getAll([...new Set(pages.flatMap(({ body }) => filesOf(body)))]);
  const shown = pages.filter(({ status }) => status === 200);
  const found = [...shown, ...files.filter(({ status }) => status === 200)];
  return Promise.all([
    checkHttps(origin),
    ...checkPages(pages, missing),
    checkFiles(files),
    ...checkHeaders(found),
    ...checkPolicy(shown),
    checkCompression(found.filter(({ call }) => !/\.(png|svg|webmanifest)$/.test(call))),
    checkManifest(get, home.body),
    checkServiceWorker(get),
    checkSitemap(get, origin),
  ]);
}
