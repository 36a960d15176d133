import type { IncomingMessage, ServerResponse } from "node:http";
import { brotli, DYNAMIC_QUALITY } from "./brotli.ts";

type CachedResponse = { status: number; headers: [string, string][]; body: Buffer };

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
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers, body: await brotli(body, DYNAMIC_QUALITY) };
  }

  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { url = "/", headers } = incoming;
    const key = JSON.stringify([url, headers.cookie]);
    const response = cache.get(key) ?? fetchCompressed(url, headers.cookie ?? "");
    cache.set(key, response);
    const { status, headers: responseHeaders, body } = await response;
    outgoing.writeHead(status, [
      ...responseHeaders.flat(),
      ...["Content-Encoding", "br", "Content-Length", String(body.byteLength)],
    ]);
    outgoing.end(body);
  };
}
