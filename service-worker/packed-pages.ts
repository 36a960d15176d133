/** On a response that is packed. */
const PACKED = "X-Packed";

function piped(
  { body, headers }: Response,
  stream: CompressionStream | DecompressionStream,
): Response {
  return new Response(body?.pipeThrough(stream) ?? null, { headers });
}

/** Packs a page: all contain the same styles, and together would take more room than the app. */
export function pack(page: Response): Response {
  const packed = piped(page, new CompressionStream("gzip"));
  packed.headers.set(PACKED, "gzip");
  return packed;
}

/** What was packed, or else `kept` itself. */
export function unpack(kept: Response): Response {
  if (!kept.headers.has(PACKED)) return kept;
  const page = piped(kept, new DecompressionStream("gzip"));
  page.headers.delete(PACKED);
  return page;
}
