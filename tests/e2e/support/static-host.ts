import { readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { CONTENT_TYPES } from "#tests/support/content-types.ts";
import { serve } from "#tests/support/serve.ts";

const FOLDER = "dist-e2e-site";

/**
 * Serves the site with an API of files as a plain static host does, at an address of its own, with the rules that
 * `docs/deploy.md` asks of any host, and no others.
 */
export function staticHost(): Promise<string> {
  const isFile = (path: string) =>
    statSync(join(FOLDER, path), { throwIfNoEntry: false })?.isFile() ?? false;

  return serve((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const isApi = pathname.startsWith("/api/");
    const asked = pathname === "/api/monsters" ? "/api/monsters.json" : pathname;
    const found = [asked, join(asked, "index.html")].find(isFile);
    const file = found ?? (isApi ? "/api/404.json" : "/404.html");
    const type = isApi ? "application/json" : CONTENT_TYPES[extname(file)];
    response.setHeader("Content-Type", type ?? "application/octet-stream");
    response.writeHead(found ? 200 : 404).end(readFileSync(join(FOLDER, file)));
  });
}
