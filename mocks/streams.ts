import { delay, HttpResponse } from "msw";
import { generateMonsters } from "./generated-monsters.ts";

const HUGE_BYTES = 50_000_000;
const CHUNK_BYTES = 250_000;
const TRICKLE_MS = 200;
/** Time for a client to read what was sent: an error discards the rest. */
const READING_MS = 1_500;

/** An answer whose body claims to be JSON. */
export const jsonResponse = (body: BodyInit, headers: Record<string, string> = {}) =>
  new HttpResponse(body, { headers: { "Content-Type": "application/json", ...headers } });

const encode = (text: string) => new TextEncoder().encode(text);

/** A response whose body breaks off this many milliseconds after this text. */
function breakingOff(text: string, pauseMs: number): Response {
  return jsonResponse(
    new ReadableStream({
      start(controller) {
        controller.enqueue(encode(text));
      },
      async pull(controller) {
        if (pauseMs > 0) await delay(pauseMs);
        controller.error(new Error("cut off"));
      },
    }),
  );
}

/** A response whose body breaks off. */
export const cutOff = () => breakingOff('{"data":{"monsters":[{"id":1,', 0);

/** A list of 500 monsters that breaks off after the first 200. */
export const cutOffList = () =>
  breakingOff(
    JSON.stringify({ data: { count: 500, monsters: generateMonsters(200) } }).slice(0, -3),
    READING_MS,
  );

/** A response of fifty megabytes: spaces in front of JSON, generated as they are read. */
export function huge(): Response {
  let left = HUGE_BYTES;
  return jsonResponse(
    new ReadableStream({
      pull(controller) {
        left -= CHUNK_BYTES;
        controller.enqueue(encode(left < 0 ? "{}" : " ".repeat(CHUNK_BYTES)));
        if (left < 0) controller.close();
      },
    }),
  );
}

/** A response that never ends and never stalls: a space every 200 ms. */
export function trickle(): Response {
  const body = new ReadableStream({
    async pull(controller) {
      await delay(TRICKLE_MS);
      controller.enqueue(encode(" "));
    },
  });
  // The length lets a client that stops reading know that the body is incomplete.
  return jsonResponse(body, { "Content-Length": "1000000" });
}
