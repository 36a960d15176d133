import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { headersFor } from "../../build/hosting/headers.ts";
import { pageFor } from "../../build/pages.ts";
import { etagOf, hasBody } from "../../mocks/etag.ts";
import { CONTENT_TYPES } from "../../tests/support/content-types.ts";
import { serve } from "../../tests/support/serve.ts";

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

const NOT_FOUND: Answer = { status: 404, headers: {}, body: Buffer.from("") };

const compress = promisify(brotliCompress);

/** Compressed as a host does in advance, unless given another quality. */
async function compressed(content: Buffer, quality = constants.BROTLI_MAX_QUALITY) {
  const body = await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  return { status: 200, headers: { ETag: etagOf(content), "Content-Encoding": "br" }, body };
}

async function loadFile(path: string): Promise<Answer> {
  const content = await readFile(path);
  const type = CONTENT_TYPES[extname(path)] ?? "application/octet-stream";
  const plain = { status: 200, headers: { ETag: etagOf(content) }, body: content };
  const answer = extname(path) === ".png" ? plain : await compressed(content);
  const headers = { ...answer.headers, "Content-Type": type, Vary: "Accept-Encoding" };
  return { ...answer, headers };
}

/** Compressed as an API does while the client waits. */
async function loadApi(url: string, cookie: string): Promise<Answer> {
  const response = await fetch(url, { headers: { cookie } });
  const answer = await compressed(Buffer.from(await response.arrayBuffer()), 5);
  const kept = [...response.headers].filter(([name]) => /^(content-type|set-cookie)$/.test(name));
  const length = { "Content-Length": String(answer.body.length) };
  const headers = { ...Object.fromEntries(kept), ...answer.headers, ...length };
  return { ...answer, status: response.status, headers };
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
  const load = async (name: string): Promise<[string, Answer]> => [
    `/${name.replaceAll(sep, "/")}`,
    await loadFile(join(folder, name)),
  ];
  const files = new Map(await Promise.all(globSync("**/*.*", { cwd: folder }).map(load)));
  const answers = new Map<string, Promise<Answer>>();

  const answerApi = (url: string, cookie = ""): Promise<Answer> => {
    const key = JSON.stringify([url, cookie]);
    const answer = answers.get(key) ?? loadApi(apiOrigin + url, cookie);
    answers.set(key, answer);
    return answer;
  };
  const answerFile = (path: string): Answer => {
    const page = pageFor(path);
    const own = files.get(`${path.replace(/\/$/, "")}/index.html`);
    return own ?? files.get(page ? `/${page}` : path) ?? NOT_FOUND;
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
