import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from "node:http";
import { text } from "node:stream/consumers";
import { afterAll } from "vitest";
import { answerApiRequest } from "#mocks/api-over-http.ts";

const servers: Server[] = [];

afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

/** What an app on any other origin needs. */
export const CORS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "Authorization, Content-Type",
};

type Manner = {
  /** As in the header `x-mock-faults`. */
  faults?: string;
  /** Of every answer, preflights included. */
  headers?: OutgoingHttpHeaders;
  preflightStatus?: number;
  /** May end the answer to a call, whose path is without “/api”, or leave it to the embedded API. */
  answer?: (path: string, outgoing: ServerResponse, incoming: IncomingMessage) => void;
};

/** Serves the embedded API for the rest of the test file, and tells its address. */
export async function serveApi({
  faults = "",
  headers = CORS,
  preflightStatus = 204,
  answer = () => {},
}: Manner = {}): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    incoming.headers["x-mock-faults"] = faults;
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value ?? "");
    if (incoming.method === "OPTIONS") outgoing.writeHead(preflightStatus).end();
    else answer(incoming.url?.replace("/api", "") ?? "", outgoing, incoming);
    if (!outgoing.writableEnded) void answerApiRequest(incoming, outgoing);
  });
  servers.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return `http://127.0.0.1:${address.port}/api`;
}

/** Runs the command that checks an API, as a person does, and tells what that person sees. */
export async function runCheck(args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ["scripts/check-api.ts", ...args], {
    env: { ...process.env, API_ID_TOKEN: "", ...env },
  });
  const exit = once(child, "exit");
  const [report, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await exit;
  return { lines: report.trim().split("\n"), report, complaint, exitCode: child.exitCode };
}
