import { createHash } from "node:crypto";

/** The hash of a file as browsers compare it. Source: https://www.w3.org/TR/sri-2/ */
export const integrityOf = (content: string | Buffer): string =>
  `sha256-${createHash("sha256").update(content).digest("base64")}`;
