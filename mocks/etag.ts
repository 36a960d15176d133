import { hash } from "node:crypto";

/** The ETag of a body: the same bytes, the same tag. */
export const etagOf = (body: string | Buffer): string => `"${hash("sha1", body)}"`;

/** Whether a request says, with its `If-None-Match`, that it has the body with this ETag. */
export const hasBody = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  ifNoneMatch?.includes(etag) ?? false;
