import { delay, HttpResponse } from "msw";

const HUGE_BYTES = 50_000_000;
const CHUNK_BYTES = 250_000;
const TRICKLE_MS = 200;

const asJson = (body: ReadableStream, headers: Record<string, string> = {}) =>
  new HttpResponse(body, { headers: { "Content-Type": "application/json", ...headers } });

const encode = (text: string) => new TextEncoder().encode(text);

/** A body that ends before the length that its header promised. */
export function cutOff(): Response {
  return asJson(
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

/** Fifty megabytes of spaces in front of JSON, made as they are read. */
export function huge(): Response {
  let left = HUGE_BYTES;
  return asJson(
    new ReadableStream({
      pull(controller) {
        left -= CHUNK_BYTES;
        controller.enqueue(encode(left < 0 ? "{}" : " ".repeat(CHUNK_BYTES)));
        if (left < 0) controller.close();
      },
    }),
  );
}

/** A space every now and then, for days, so that something is always on its way. */
export function trickle(): Response {
  const body = new ReadableStream({
    async pull(controller) {
      await delay(TRICKLE_MS);
      controller.enqueue(encode(" "));
    },
  });
  // With a length, a client that leaves in the middle knows that it has not got everything.
  return asJson(body, { "Content-Length": "1000000" });
}
