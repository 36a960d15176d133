import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { pageFor } from "../build/page-addresses.ts";
import { CONTENT_TYPES } from "../scripts/content-types.ts";
import { headersFor } from "../scripts/hosting-rules.ts";
import { brotli, STATIC_QUALITY } from "./brotli.ts";
import { createCachingProxy } from "./caching-proxy.ts";
import { listen } from "./listen.ts";

type SiteFile = { path: string; headers: Record<string, string>; body: Buffer };

async function loadFile(folder: string, name: string): Promise<SiteFile> {
  const content = await readFile(name);
  const extension = extname(name);
  const isCompressed = extension === ".png";
  return {
    path: `/${relative(folder, name).replaceAll(sep, "/")}`,
    headers: {
      "Content-Type": CONTENT_TYPES[extension] ?? "application/octet-stream",
      ETag: `"${createHash("sha256").update(content).digest("hex")}"`,
      ...(!isCompressed && { "Content-Encoding": "br", Vary: "Accept-Encoding" }),
    },
    body: isCompressed ? content : await brotli(content, STATIC_QUALITY),
  };
}

async function loadFiles(folder: string): Promise<Map<string, SiteFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => loadFile(folder, join(entry.parentPath, entry.name))),
  );
  return new Map(files.map((file) => [file.path, file]));
}

/**
 * Serves `folder` as Firebase Hosting does, and the API of `apiOrigin` below /api. All files are
 * compressed before the first request.
 */
export async function serveSite(folder: string, apiOrigin: string) {
  const files = await loadFiles(folder);
  const answerApi = createCachingProxy(apiOrigin);
  const requested = new Set<string>();

  const findFile = (path: string): SiteFile | undefined => {
    const page = pageFor(path);
    const own = files.get(`${path.replace(/\/$/, "")}/index.html`);
    return own ?? files.get(page ? `/${page}` : path);
  };

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const path = decodeURIComponent(URL.parse(incoming.url ?? "/", "http://site")?.pathname ?? "/");
    if (path.startsWith("/api/")) return answerApi(incoming, outgoing);
    requested.add(path);
    for (const [key, value] of headersFor(path)) outgoing.setHeader(key, value);
    const file = findFile(path);
    const isUnchanged =
      file !== undefined && incoming.headers["if-none-match"] === file.headers.ETag;
    outgoing.writeHead(isUnchanged ? 304 : file ? 200 : 404, file?.headers ?? {});
    outgoing.end(isUnchanged ? undefined : file?.body);
  };

  const server = await listen(answer);
  return {
    url: `${server.origin}/`,
    /** The paths requested since the last call of `clearRequests`, without those of the API. */
    requestedPaths: () => [...requested],
    clearRequests: () => requested.clear(),
    /** The size of these files on the network, without headers. */
    transferBytes: (paths: readonly string[]) =>
      paths.reduce((sum, path) => sum + (files.get(path)?.body.byteLength ?? 0), 0),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

export type Site = Awaited<ReturnType<typeof serveSite>>;
