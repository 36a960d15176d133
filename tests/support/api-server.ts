import { spawn } from "node:child_process";
import { once } from "node:events";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { answerApiRequest } from "#mocks/api-over-http.ts";
import type { Output } from "../../tools/checks/run-check.ts";
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

/** What a check of `tools/` has printed, the lines of what is not met, and the exit code. */
const outcomeOf = (report: string, errorOutput: string, exitCode: number | null) => {
  const lines = report.trim().split("\n");
  const problems = lines.filter((line) => /^[✗!]/.test(line));
  return { lines, problems, report, errorOutput, exitCode };
};

/** Runs a check of `tools/`, and returns its outcome. */
export async function runCheck(check: (output: Output) => Promise<number>) {
  const report: string[] = [];
  const errors: string[] = [];
  const exitCode = await check({
    log: (text) => report.push(text),
    error: (text) => errors.push(text),
  });
  return outcomeOf(report.join("\n"), errors.join("\n"), exitCode);
}

/** Runs a check of `tools/` as a command, and returns its outcome. */
export async function runCommand(script: string, ...args: string[]) {
  const child = spawn(process.execPath, [script, ...args]);
  const exit = once(child, "exit");
  const [report, errorOutput] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await exit;
  return outcomeOf(report, errorOutput, child.exitCode);
}
