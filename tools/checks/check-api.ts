// Checks a live API against what the app needs of it: npm run check:api -- https://host/api
import { UsageError } from "../usage.ts";
import { checkApi } from "./check-api/api-checks.ts";
import { parseOrigin, parseWebAddress, runCheck } from "./run-check.ts";

const DEFAULT_ORIGIN = "http://localhost:5173";

function parseToken(text: string): string | null {
  const token = text.trim();
  if (/^([\w-]+\.[\w-]+\.[\w-]*)?$/.test(token)) return token || null;
  throw new UsageError("The token is not an ID token: three parts with dots between them.");
}

const USAGE = `Usage: npm run check:api -- <address of the API> [--origin <the app's origin>] [--token <ID token>]
The token may also be in the environment variable API_ID_TOKEN, where no command line shows it.`;

await runCheck(USAGE, ["origin", "token"], (address, options) => {
  const baseUrl = parseWebAddress(address, "The API's address").href.replace(/\/+$/, "");
  const origin = parseOrigin(options.origin ?? DEFAULT_ORIGIN, "The app's origin");
  const token = parseToken(options.token ?? process.env.API_ID_TOKEN ?? "");
  return {
    title: `Checking ${baseUrl} for an app at ${origin}`,
    run: () => checkApi({ baseUrl, origin, token }),
  };
});
