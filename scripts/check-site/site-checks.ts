import { type Finding, unmet } from "../check-api/finding.ts";
import { checkManifest, checkServiceWorker } from "./check-app.ts";
import { checkFiles, filesOf } from "./check-files.ts";
import { checkCompression, checkHeaders } from "./check-headers.ts";
import { checkHttps } from "./check-https.ts";
import { checkPages, MISSING_PATHS, PAGE_PATHS } from "./check-pages.ts";
import { checkPolicy } from "./check-policy.ts";
import { checkSitemap } from "./check-sitemap.ts";
import { createGet, isAnswer } from "./reply.ts";

/** Gets what visitors would get from the site at `origin`, and checks each claim of its hosting. */
export async function checkSite(origin: string): Promise<Finding[]> {
  const get = createGet(origin);
  const getAll = (paths: readonly string[]) => Promise.all(paths.map(get));
  const home = await get("/");
  if (!isAnswer(home)) return [unmet("the site answers", home.failure)];

  const pages = await getAll(PAGE_PATHS);
  const missing = await getAll(MISSING_PATHS);
  const answered = pages.filter(isAnswer);
  const named = new Set(answered.flatMap(({ body }) => filesOf(body)));
  const files = await getAll([...named]);
  const shown = answered.filter(({ status }) => status === 200);
  const found = [...shown, ...files.filter(isAnswer).filter(({ status }) => status === 200)];
  return [
    await checkHttps(origin),
    ...checkPages(pages, missing),
    checkFiles(files),
    ...checkHeaders(found),
    ...checkPolicy(shown),
    checkCompression(found.filter(({ path }) => !/\.(png|svg|webmanifest)$/.test(path))),
    await checkManifest(get, home.body),
    await checkServiceWorker(get),
    await checkSitemap(get, origin),
  ];
}
