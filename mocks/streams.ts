import { delay, HttpResponse } from "msw";

const TRICKLE_MS = 200;

/** An answer whose body claims to be JSON. */
export const jsonResponse = (body: BodyInit, headers: Record<string, string> = {}) =>
  new HttpResponse(body, { headers: { "Content-Type": "application/json", ...headers } });

const stream = (texts: AsyncGenerator<string, void>) =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(new TextEncoder().encode(value));
    },
  });

async function* breakingOff() {
  yield '{"data":{"monsters":[{"id":1,';
  throw new Error("cut off");
}

async function* endlessSpaces() {
  for (;;) {
    await delay(TRICKLE_MS);
    yield " ";
  }
}

/** A response whose body breaks off. */
export const cutOff = () => jsonResponse(stream(breakingOff()));

/**
 * A response that never ends and never stalls: a space every 200 ms. The length lets a client that stops
 * reading know that the body is incomplete.
 */
export const trickle = () => jsonResponse(stream(endlessSpaces()), { "Content-Length": "1000000" });
