import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/** Compressed ahead, as a host does with files. */
export const BEST_QUALITY = constants.BROTLI_MAX_QUALITY;

/** Compressed while someone waits, as an API does with its answers. */
export const FAST_QUALITY = 5;

/** `content` in brotli. */
export function brotli(content: Buffer | string, quality: number): Promise<Buffer> {
  return compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
