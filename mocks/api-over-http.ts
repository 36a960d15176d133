import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { getResponse, HttpResponse } from "msw";
import { type Faults, parseFaults } from "./faults.ts";
import { createHandlers } from "./handlers.ts";

const FAULT_COOKIE = "mock-faults";
const FAULT_HEADER = "x-mock-faults";

/** Faults come with each request: from a header (tests, curl) or a cookie (a person's browser). */
function faultsOf(request: Request): Faults {
  const cookies = request.headers.get("Cookie")?.split("; ") ?? [];
  const cookie = cookies.find((pair) => pair.startsWith(`${FAULT_COOKIE}=`));
  const fromCookie = decodeURIComponent(cookie?.slice(FAULT_COOKIE.length + 1) ?? "");
  return parseFaults(request.headers.get(FAULT_HEADER) ?? fromCookie);
}

const handlers = createHandlers(faultsOf);

/** `GET /api/mock-faults?list=500` makes the list fail in this browser; without a query all is well again. */
function chooseFaults(url: URL): Response {
  const faults = parseFaults(url.search);
  const value = encodeURIComponent(String(new URLSearchParams(faults)));
  return HttpResponse.json(
    { faults },
    { headers: { "Set-Cookie": `${FAULT_COOKIE}=${value}; Path=/; SameSite=Lax` } },
  );
}

function toRequest(incoming: IncomingMessage, url: URL): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  return new Request(url, { method: incoming.method ?? "GET", headers });
}

/** Sends `response`; one that is a network error, or breaks off, breaks the connection off. */
async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === "error") {
    outgoing.destroy();
    return;
  }
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
  if (!response.body) {
    outgoing.end();
    return;
  }
  outgoing.flushHeaders();
  await pipeline(Readable.from(response.body), outgoing).catch(() => outgoing.destroy());
}

/** Answers an HTTP request with the mock handlers. */
export async function answerApiRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const url = new URL(incoming.url ?? "/", `http://${incoming.headers.host ?? "localhost"}`);
  const response = url.pathname.endsWith("/api/mock-faults")
    ? chooseFaults(url)
    : await getResponse(handlers, toRequest(incoming, url));
  await send(
    response ?? HttpResponse.json({ error: { message: "No such call" } }, { status: 404 }),
    outgoing,
  );
}
