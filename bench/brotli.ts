import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compressAsync = promisify(brotliCompress);

/** For files, which a host compresses in advance. */
export const STATIC_QUALITY = constants.BROTLI_MAX_QUALITY;

/** For responses that an API compresses while the client waits. */
export const DYNAMIC_QUALITY = 5;

/** Compresses `content`. */
export function brotli(content: Buffer | string, quality: number): Promise<Buffer> {
  return compressAsync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
