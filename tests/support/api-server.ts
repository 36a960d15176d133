import { spawn } from "node:child_process";
import { once } from "node:events";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { answerApiRequest } from "#mocks/api-over-http.ts";
import { serve } from "./serve.ts";

/** The headers that an app on another origin needs. */
export const CORS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "Authorization, Content-Type",
  "Access-Control-Expose-Headers": "Retry-After, Date",
};

type ServerOptions = {
  /** The value of the header `x-mock-faults`. */
  faults?: string;
  /** Sent with every response, preflights included. */
  headers?: OutgoingHttpHeaders;
  preflightStatus?: number;
  /** Called with the path without “/api”. May end the response; otherwise the embedded API does. */
  answer?: (path: string, outgoing: ServerResponse, incoming: IncomingMessage) => void;
};

/** Serves the embedded API over HTTP, and returns its base URL. */
export async function serveApi({
  faults = "",
  headers = CORS,
  preflightStatus = 204,
  answer = () => {},
}: ServerOptions = {}): Promise<string> {
  const origin = await serve((incoming, outgoing) => {
    incoming.headers["x-mock-faults"] = faults;
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value ?? "");
    if (incoming.method === "OPTIONS") outgoing.writeHead(preflightStatus).end();
    else answer(incoming.url?.replace("/api", "") ?? "", outgoing, incoming);
    if (!outgoing.writableEnded) void answerApiRequest(incoming, outgoing);
  });
  return `${origin}/api`;
}

/** Runs a check of `tools/` as a command, and returns its output, the lines of what is not met, and the exit code. */
export async function runCheck(
  args: string[],
  env: NodeJS.ProcessEnv = {},
  script = "tools/checks/check-api.ts",
) {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, API_ID_TOKEN: "", ...env },
  });
  const exit = once(child, "exit");
  const [report, errorOutput] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await exit;
  const lines = report.trim().split("\n");
  const problems = lines.filter((line) => /^[✗!]/.test(line));
  return { lines, problems, report, errorOutput, exitCode: child.exitCode };
}
