import type { IncomingMessage, ServerResponse } from "node:http";
import { brotli, FAST_QUALITY } from "./compressed.ts";

type Stored = { status: number; headers: [string, string][]; body: Buffer };

/**
 * Passes requests on to the API at `origin` and compresses its answers. Each answer is kept, so that
 * the work of the mocks is no part of what is measured.
 */
export function compressedApi(origin: string) {
  const answers = new Map<string, Promise<Stored>>();

  async function ask(url: string, cookie: string): Promise<Stored> {
    const response = await fetch(`${origin}${url}`, { headers: { cookie } });
    const headers: [string, string][] = [...response.headers].filter(
      ([name]) => name === "content-type" || name === "set-cookie",
    );
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers, body: await brotli(body, FAST_QUALITY) };
  }

  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { url = "/", headers } = incoming;
    const key = JSON.stringify([url, headers.cookie]);
    const answer = answers.get(key) ?? ask(url, headers.cookie ?? "");
    answers.set(key, answer);
    const { status, headers: kept, body } = await answer;
    outgoing.writeHead(status, [
      ...kept.flat(),
      ...["Content-Encoding", "br", "Content-Length", String(body.byteLength)],
    ]);
    outgoing.end(body);
  };
}
