import type { OutgoingHttpHeaders } from "node:http";
import { answerApiRequest } from "#mocks/api-over-http.ts";
import { serve } from "./serve.ts";

/** The headers that an app on another origin needs. */
const CORS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "Authorization, Content-Type",
  "Access-Control-Expose-Headers": "Retry-After, Date",
};

type ServerOptions = {
  /** The value of the header `x-mock-faults`. */
  faults?: string;
  /** Sent with every response, preflights included. */
  headers?: OutgoingHttpHeaders;
};

/** Serves the embedded API over HTTP, and returns its base URL. */
export async function serveApi({ faults = "", headers = CORS }: ServerOptions = {}) {
  const origin = await serve((incoming, outgoing) => {
    incoming.headers["x-mock-faults"] = faults;
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value ?? "");
    if (incoming.method === "OPTIONS") outgoing.writeHead(204).end();
    else void answerApiRequest(incoming, outgoing);
  });
  return `${origin}/api`;
}
