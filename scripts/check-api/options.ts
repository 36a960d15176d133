import { parseArgs } from "node:util";

export const USAGE = `Usage: npm run check:api -- <address of the API> [--origin <the app's origin>] [--token <ID token>]
The token may also be in the environment variable API_ID_TOKEN, where no command line shows it.`;

const DEFAULT_ORIGIN = "http://localhost:5173";

export type Options = {
  /** Without a trailing slash. */
  baseUrl: string;
  /** Where the app is served from. */
  origin: string;
  token: string | null;
};

/** An invalid command line. The message does not repeat it, because it may contain a token. */
export class UsageError extends Error {
  override name = "UsageError";
}

function parseCommandLine(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { origin: { type: "string" }, token: { type: "string" } },
    });
  } catch {
    throw new UsageError("There is an unknown option, or one without its value.");
  }
}

/** @throws {UsageError} naming `what`, unless it is an http(s) address and no more than that. */
function parseWebAddress(text: string, what: string): URL {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`${what} must start with http:// or https://.`);
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new UsageError(`${what} must have no user name, password, query or hash.`);
  }
  return url;
}

/** @throws {UsageError} naming `what`, unless it is an origin. */
export function parseOrigin(text: string, what: string): string {
  const { origin, pathname } = parseWebAddress(text, what);
  if (pathname !== "/") throw new UsageError(`${what} must have no path.`);
  return origin;
}

function parseToken(text: string): string | null {
  const token = text.trim();
  if (/^([\w-]+\.[\w-]+\.[\w-]*)?$/.test(token)) return token || null;
  throw new UsageError("The token is not an ID token: three parts with dots between them.");
}

/**
 * Reads the options from the command line and the environment.
 * @throws {UsageError} when one of them is missing or malformed.
 */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): Options {
  const { values, positionals } = parseCommandLine(args);
  const [address, ...others] = positionals;
  if (!address || others.length > 0) throw new UsageError("Exactly one address is needed.");
  return {
    baseUrl: parseWebAddress(address, "The API's address").href.replace(/\/+$/, ""),
    origin: parseOrigin(values.origin ?? DEFAULT_ORIGIN, "The app's origin"),
    token: parseToken(values.token ?? env.API_ID_TOKEN ?? ""),
  };
}
