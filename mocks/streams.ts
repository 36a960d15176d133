import { delay, HttpResponse } from "msw";

const HUGE_BYTES = 50_000_000;
const CHUNK_BYTES = 250_000;
const TRICKLE_MS = 200;

const jsonResponse = (body: ReadableStream, headers: Record<string, string> = {}) =>
  new HttpResponse(body, { headers: { "Content-Type": "application/json", ...headers } });

const encode = (text: string) => new TextEncoder().encode(text);

/** A response whose body breaks off. */
export function cutOff(): Response {
  return jsonResponse(
    new ReadableStream({
      start(controller) {
        controller.enqueue(encode('{"data":{"monsters":[{"id":1,'));
      },
      pull(controller) {
        controller.error(new Error("cut off"));
      },
    }),
  );
}

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
