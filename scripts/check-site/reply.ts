import { describeNetworkError } from "../check-api/network-error.ts";

/** What the site answers to one path, or why there is no answer. */
export type Reply = { path: string } & (
  | { failure: null; status: number; header: (name: string) => string | null; body: string }
  | { failure: string }
);

export type Answer = Extract<Reply, { failure: null }>;

export type Get = (path: string) => Promise<Reply>;

const TIMEOUT_MS = 15_000;

/** Fewer than a browser has at once, so that the site is not taken by surprise. */
const MAX_AT_ONCE = 6;

/** Gets an address without following redirects. */
export async function getReply(origin: string, path: string): Promise<Reply> {
  try {
    const response = await fetch(origin + path, {
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = await response.text();
    const header = (name: string) => response.headers.get(name);
    return { path, failure: null, status: response.status, header, body };
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === "TimeoutError";
    const reason = isTimeout
      ? `no answer within ${TIMEOUT_MS / 1000} s`
      : describeNetworkError(error);
    return { path, failure: reason };
  }
}

/** Creates a function that gets each path of the site once, and a few at a time. */
export function createGet(origin: string): Get {
  const replies = new Map<string, Promise<Reply>>();
  const running = new Set<Promise<Reply>>();

  async function start(path: string): Promise<Reply> {
    while (running.size >= MAX_AT_ONCE) await Promise.race(running);
    const reply = getReply(origin, path);
    running.add(reply);
    return reply.finally(() => running.delete(reply));
  }

  return (path) => {
    const reply = replies.get(path) ?? start(path);
    replies.set(path, reply);
    return reply;
  };
}

/** What is wrong with a reply that should have this status; `null` if it has. */
export function failureOf(reply: Reply, status = 200): string | null {
  if (reply.failure !== null) return `${reply.path}: ${reply.failure}`;
  if (reply.status === status) return null;
  const target = reply.header("Location");
  return `${reply.path} answers ${reply.status}${target ? `, a redirect to ${target}` : ""}`;
}

export const isAnswer = (reply: Reply): reply is Answer => reply.failure === null;
