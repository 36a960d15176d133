import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { etagOf, hasBody } from "#mocks/etag.ts";
import { CONTENT_TYPES } from "#tests/support/content-types.ts";
import { serve } from "#tests/support/serve.ts";
import { headersFor } from "../../build/hosting/headers.ts";
import { pageFor } from "../../build/page-addresses.ts";

/** For answers that an API compresses while the client waits. */
const DYNAMIC_QUALITY = 5;

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

const compress = promisify(brotliCompress);

/** Compresses as a host does in advance, unless given another quality. */
const brotli = (content: Buffer, quality = constants.BROTLI_MAX_QUALITY) =>
  compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

async function loadFile(path: string): Promise<Answer> {
  const content = await readFile(path);
  const isCompressed = extname(path) === ".png";
  const headers = {
    "Content-Type": CONTENT_TYPES[extname(path)] ?? "application/octet-stream",
    ETag: etagOf(content),
    ...(!isCompressed && { "Content-Encoding": "br", Vary: "Accept-Encoding" }),
  };
  return { status: 200, headers, body: isCompressed ? content : await brotli(content) };
}

async function fetchCompressed(url: string, cookie: string): Promise<Answer> {
  const response = await fetch(url, { headers: { cookie } });
  const content = Buffer.from(await response.arrayBuffer());
  const body = await brotli(content, DYNAMIC_QUALITY);
  const kept = [...response.headers].filter(([name]) => /^(content-type|set-cookie)$/.test(name));
  const headers = {
    ...Object.fromEntries(kept),
    ...{ ETag: etagOf(content), "Content-Encoding": "br", "Content-Length": `${body.length}` },
  };
  return { status: response.status, headers, body };
}

function send(incoming: IncomingMessage, outgoing: ServerResponse, answer: Answer): void {
  const { status, headers, body } = answer;
  if (headers.ETag && hasBody(incoming.headers["if-none-match"], headers.ETag))
    outgoing.writeHead(304, { ETag: headers.ETag }).end();
  else outgoing.writeHead(status, headers).end(body);
}

/**
 * Serves `folder` as Firebase Hosting does, and the API of `apiOrigin` below /api, on a port of its own. All files are
 * compressed before the first request. The API's answers are compressed and kept, so that measurements
 * do not include the work of the mocks.
 */
export async function serveSite(folder: string, apiOrigin: string): Promise<string> {
  const names = globSync("**/*.*", { cwd: folder });
  const files = new Map(
    await Promise.all(
      names.map(async (name): Promise<[string, Answer]> => {
        return [`/${name.replaceAll(sep, "/")}`, await loadFile(join(folder, name))];
      }),
    ),
  );
  const answers = new Map<string, Promise<Answer>>();

  const answerApi = (url: string, cookie = ""): Promise<Answer> => {
    const key = JSON.stringify([url, cookie]);
    const answer = answers.get(key) ?? fetchCompressed(`${apiOrigin}${url}`, cookie);
    answers.set(key, answer);
    return answer;
  };
  const answerFile = (path: string): Answer => {
    const page = pageFor(path);
    const own = files.get(`${path.replace(/\/$/, "")}/index.html`);
    const file = own ?? files.get(page ? `/${page}` : path);
    return file ?? { status: 404, headers: {}, body: Buffer.from("") };
  };

  return serve(async (incoming, outgoing) => {
    const target = incoming.url ?? "/";
    const path = decodeURIComponent(new URL(target, "http://site").pathname);
    if (path.startsWith("/api/"))
      return send(incoming, outgoing, await answerApi(target, incoming.headers.cookie));
    for (const [key, value] of headersFor(path)) outgoing.setHeader(key, value);
    send(incoming, outgoing, answerFile(path));
  });
}
