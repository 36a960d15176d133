import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { getResponse, HttpResponse } from "msw";
import { type Faults, parseFaults } from "./faults.ts";
import { createHandlers } from "./handlers.ts";

/** Tests and curl send faults in a header; a browser has them in a cookie. */
function readFaults(request: Request): Faults {
  const [, cookie = ""] = /\bmock-faults=([^;]*)/.exec(request.headers.get("Cookie") ?? "") ?? [];
  return parseFaults(request.headers.get("x-mock-faults") ?? decodeURIComponent(cookie));
}

const handlers = createHandlers(readFaults);

/** `GET /api/mock-faults?list=500` makes the list fail in this browser; no query clears all faults. */
function setFaultCookie(url: URL): Response {
  const faults = parseFaults(url.search);
  const value = encodeURIComponent(String(new URLSearchParams(faults)));
  const cookie = `mock-faults=${value}; Path=/; SameSite=Lax`;
  const headers = { "Set-Cookie": cookie, "Cache-Control": "no-store" };
  return HttpResponse.json({ faults }, { headers });
}

function createRequest({ method = "GET", headers }: IncomingMessage, url: URL): Request {
  const sent = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  return new Request(url, { method, headers: Object.fromEntries(sent) });
}

/** A network error, also in the middle of the body, closes the connection. */
async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === "error") {
    outgoing.destroy();
    return;
  }
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
  outgoing.flushHeaders();
  await pipeline(Readable.from(response.body ?? []), outgoing).catch(() => outgoing.destroy());
}

/** Answers an HTTP request with the mock handlers. */
export async function answerApiRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const url = new URL(incoming.url ?? "/", `http://${incoming.headers.host ?? "localhost"}`);
  const response = url.pathname.endsWith("/api/mock-faults")
    ? setFaultCookie(url)
    : await getResponse(handlers, createRequest(incoming, url));
  await sendResponse(
    response ?? HttpResponse.json({ error: { message: "No such call" } }, { status: 501 }),
    outgoing,
  );
}
