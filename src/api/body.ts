import { createTimeSlicer } from "#src/lib/time-slicing.ts";
import { ApiError } from "./api-error.ts";
import { parseJson } from "./parse-json.ts";

/** Twice the size of a list of 100,000 monsters. */
const MAX_RESPONSE_BYTES = 32_000_000;

/** A longer answer, of about 600 monsters, would block the main thread for too long. */
export const LONG_ANSWER_BYTES = 100_000;

/**
 * Reads the chunks of a body. It fails at `MAX_RESPONSE_BYTES`, and when `signal` aborts: the signal of the request has no
 * effect once the headers have arrived. `onLong` is called once, with the chunks so far, when the body exceeds
 * `LONG_ANSWER_BYTES`.
 */
export async function readChunks(
  { body }: Response,
  signal: AbortSignal,
  onLong?: (soFar: readonly Uint8Array[]) => void,
): Promise<Uint8Array[]> {
  const reader = body
    ?.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal })
    .getReader();
  const chunks: Uint8Array[] = [];
  const yieldWhenDue = createTimeSlicer();
  let size = 0;
  for (;;) {
    // Otherwise all that has arrived would be read in one task.
    await yieldWhenDue();
    const { value } = (await reader?.read()) ?? {};
    if (!value) return chunks;
    const wasLong = size > LONG_ANSWER_BYTES;
    chunks.push(value);
    size += value.byteLength;
    if (size > MAX_RESPONSE_BYTES) throw new ApiError("unreachable");
    if (size > LONG_ANSWER_BYTES && !wasLong) onLong?.(chunks);
  }
}

/** The text of a body in chunks, or of its first `maxBytes`; empty if it is not UTF-8. */
export function textOf(chunks: readonly Uint8Array[], maxBytes = Number.POSITIVE_INFINITY): string {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let left = maxBytes;
  try {
    const texts = chunks.map((chunk) => {
      const part = chunk.subarray(0, left);
      left -= part.byteLength;
      return decoder.decode(part, { stream: true });
    });
    // A cut text may end inside a character.
    return texts.join("") + (left > 0 ? decoder.decode() : "");
  } catch {
    return "";
  }
}

/** The value in a body; `undefined` if it is not JSON in UTF-8. */
export const jsonOf = (chunks: readonly Uint8Array[]): unknown => parseJson(textOf(chunks));
