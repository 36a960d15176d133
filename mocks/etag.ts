import { hash } from "node:crypto";

/** The ETag of a body. Equal bytes have equal tags. */
export const etagOf = (body: string | Buffer): string => `"${hash("sha1", body)}"`;

/** Whether the `If-None-Match` of a request contains this ETag. */
export const hasBody = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  ifNoneMatch?.includes(etag) ?? false;
