import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { getResponse, HttpResponse } from "msw";
import { type Faults, parseFaults } from "./faults.ts";
import { renderFaultsPage } from "./faults-page.ts";
import { createHandlers } from "./handlers.ts";

/** The address at which faults are switched, without the origin. */
export const FAULTS_PATH = "/api/mock-faults";

/** Tests and curl send faults in a header; a browser has them in a cookie. */
function readFaults(request: Request): Faults {
  const [, cookie = ""] = /\bmock-faults=([^;]*)/.exec(request.headers.get("Cookie") ?? "") ?? [];
  return parseFaults(request.headers.get("x-mock-faults") ?? decodeURIComponent(cookie));
}

const handlers = createHandlers(readFaults);

const keepFaults = (faults: Faults) => ({
  "Set-Cookie": `mock-faults=${encodeURIComponent(String(new URLSearchParams(faults)))}; Path=/; SameSite=Lax`,
  "Cache-Control": "no-store",
});

/**
 * `GET /api/mock-faults?list=500` makes the list fail in this browser; no query clears all faults. Who asks for HTML
 * gets the page that does this by links, which only looks where there is no query, and ends all faults by POST.
 */
function answerFaults(request: Request): Response {
  const { search, pathname } = new URL(request.url);
  if (request.method === "POST") {
    const headers = { ...keepFaults({}), Location: pathname };
    return new HttpResponse(null, { status: 303, headers });
  }
  const isPage = request.headers.get("Accept")?.includes("text/html") ?? false;
  const faults = isPage && search === "" ? readFaults(request) : parseFaults(search);
  const headers = keepFaults(faults);
  return isPage
    ? HttpResponse.html(renderFaultsPage(faults), { headers })
    : HttpResponse.json({ faults }, { headers });
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
  const request = createRequest(incoming, url);
  const response = url.pathname.endsWith(FAULTS_PATH)
    ? answerFaults(request)
    : await getResponse(handlers, request);
  await sendResponse(
    response ?? HttpResponse.json({ error: { message: "No such call" } }, { status: 501 }),
    outgoing,
  );
}
