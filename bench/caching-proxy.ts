import type { IncomingMessage, ServerResponse } from "node:http";
import { etagOf, hasBody } from "#mocks/etag.ts";
import { brotli, DYNAMIC_QUALITY } from "./brotli.ts";

type CachedResponse = { status: number; headers: [string, string][]; etag: string; body: Buffer };

/**
 * Creates a request listener that proxies to the API at `origin` and compresses the responses.
 * They are cached, so that measurements do not include the work of the mocks.
 */
export function createCachingProxy(origin: string) {
  const cache = new Map<string, Promise<CachedResponse>>();

  async function fetchCompressed(url: string, cookie: string): Promise<CachedResponse> {
    const response = await fetch(`${origin}${url}`, { headers: { cookie } });
    const headers: [string, string][] = [...response.headers].filter(
      ([name]) => name === "content-type" || name === "set-cookie",
    );
    const content = Buffer.from(await response.arrayBuffer());
    const body = await brotli(content, DYNAMIC_QUALITY);
    return { status: response.status, headers, etag: etagOf(content), body };
  }

  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { url = "/", headers } = incoming;
    const key = JSON.stringify([url, headers.cookie]);
    const response = cache.get(key) ?? fetchCompressed(url, headers.cookie ?? "");
    cache.set(key, response);
    const { status, headers: responseHeaders, etag, body } = await response;
    outgoing.setHeader("ETag", etag);
    if (hasBody(headers["if-none-match"], etag)) {
      outgoing.writeHead(304).end();
      return;
    }
    outgoing.writeHead(status, [
      ...responseHeaders.flat(),
      ...["Content-Encoding", "br", "Content-Length", String(body.byteLength)],
    ]);
    outgoing.end(body);
  };
}
