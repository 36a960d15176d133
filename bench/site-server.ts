import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { hostingRules } from "../scripts/hosting-rules.ts";
import { BEST_QUALITY, brotli } from "./compressed.ts";
import { compressedApi } from "./compressed-api.ts";
import { listen } from "./listen.ts";

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};
const PACKED_ALREADY = [".png", ".woff2"];

type File = { path: string; headers: Record<string, string>; body: Buffer };

async function load(folder: string, name: string): Promise<File> {
  const content = await readFile(name);
  const extension = extname(name);
  const isPacked = PACKED_ALREADY.includes(extension);
  return {
    path: `/${relative(folder, name).replaceAll(sep, "/")}`,
    headers: {
      "Content-Type": TYPES[extension] ?? "application/octet-stream",
      ETag: `"${createHash("sha256").update(content).digest("hex")}"`,
      ...(!isPacked && { "Content-Encoding": "br", Vary: "Accept-Encoding" }),
    },
    body: isPacked ? content : await brotli(content, BEST_QUALITY),
  };
}

async function loadAll(folder: string): Promise<Map<string, File>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => load(folder, join(entry.parentPath, entry.name))),
  );
  return new Map(files.map((file) => [file.path, file]));
}

/**
 * Serves `folder` as Firebase Hosting does, all of it compressed once before the first request, and
 * the API at `apiOrigin` below /api.
 */
export async function serveSite(folder: string, apiOrigin: string) {
  const files = await loadAll(folder);
  const rules = hostingRules();
  const answerApi = compressedApi(apiOrigin);
  const requested = new Set<string>();

  const fileFor = (path: string): File | undefined => {
    const own = files.get(path.endsWith("/") ? `${path}index.html` : path);
    return own ?? files.get(rules.rewrite(path) ?? "");
  };

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const path = decodeURIComponent(URL.parse(incoming.url ?? "/", "http://site")?.pathname ?? "/");
    if (path.startsWith("/api/")) return answerApi(incoming, outgoing);
    requested.add(path);
    for (const [key, value] of rules.headers(path)) outgoing.setHeader(key, value);
    const file = fileFor(path);
    const isKnown = file !== undefined && incoming.headers["if-none-match"] === file.headers.ETag;
    outgoing.writeHead(isKnown ? 304 : file ? 200 : 404, file?.headers ?? {});
    outgoing.end(isKnown ? undefined : file?.body);
  };

  const server = await listen(answer);
  return {
    url: `${server.origin}/`,
    /** The paths that have been asked for since the last call of `forgetRequests`. */
    requested: () => [...requested],
    forgetRequests: () => requested.clear(),
    /** What these paths weigh on the network, without headers. */
    weight: (paths: readonly string[]) =>
      paths.reduce((sum, path) => sum + (files.get(path)?.body.byteLength ?? 0), 0),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

export type Site = Awaited<ReturnType<typeof serveSite>>;
