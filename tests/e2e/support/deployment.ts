import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { CONTENT_TYPES } from "#tests/support/content-types.ts";
import { serve } from "#tests/support/serve.ts";
import { headersFor } from "../../../build/hosting/headers.ts";
import { pageFor } from "../../../build/pages.ts";
import { marksOf } from "../../../service-worker/page-of-build.ts";

/** Two builds of the app, of which one is deployed: `tools/tests/e2e.ts` makes them. */
export type Version = "dist-e2e" | "dist-e2e-next";

/** What answers in the place of a file that a captive portal or a host's fallback covers. */
export const FOREIGN_PAGE = "<!doctype html><title>Wi-Fi</title><p>Please log in";

/** Serves a build at an address of its own, where another one can be deployed. */
export async function deployment() {
  let folder: Version = "dist-e2e";
  let isCovered = (_path: string) => false;
  let cover: string | null = FOREIGN_PAGE;
  let noteCovered = () => {};
  let vary = "Accept-Encoding";
  const url = await serve((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const page = pageFor(pathname);
    const path = page ?? pathname;
    for (const [key, value] of headersFor(pathname)) response.setHeader(key, value);
    response.setHeader("Vary", vary);
    if (isCovered(pathname)) {
      noteCovered();
      if (cover === null) return;
      response.setHeader("Content-Type", "text/html");
      response.writeHead(200).end(cover);
      return;
    }
    try {
      const content = readFileSync(join(folder, path));
      response.setHeader("Content-Type", CONTENT_TYPES[extname(path)] ?? "text/plain");
      response.writeHead(page === "404.html" ? 404 : 200).end(content);
    } catch {
      response.writeHead(404).end("Not found");
    }
  });
  return {
    url,
    deploy(version: Version) {
      folder = version;
    },
    /** Answers from now on with this `Vary`. */
    varyBy(value: string) {
      vary = value;
    },
    /** Answers the paths that this pattern matches with another page, by default none of the app's; with `null` never. */
    cover(pattern: RegExp, page: string | null = FOREIGN_PAGE) {
      isCovered = (path) => pattern.test(path);
      cover = page;
    },
    /** Resolves when one of these paths is requested next. */
    nextCovered: () =>
      new Promise<void>((resolve) => {
        noteCovered = resolve;
      }),
    /** Answers all paths with their files again. */
    uncover() {
      isCovered = () => false;
    },
  };
}

/**
 * The path of the script that the pages of this build start with.
 * @throws {Error} when there is none.
 */
export function entryOf(version: Version): string {
  const { entry } = marksOf(readFileSync(join(version, "index.html"), "utf8"));
  if (!entry) throw new Error(`${version} has no script`);
  return entry;
}
