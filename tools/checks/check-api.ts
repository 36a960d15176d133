// Checks a live API against what the app needs of it: npm run check:api -- https://host/api
import * as v from "valibot";
import { siteOrigin, webAddress } from "../../build/settings.ts";
import { answerClaims } from "./check-api/answer-claims.ts";
import { askApi } from "./check-api/ask-api.ts";
import { callClaims } from "./check-api/call-claims.ts";
import { monsterClaims } from "./check-api/monster-claims.ts";
import { type Output, parseValue, runCheck } from "./run-check.ts";

const DEFAULT_ORIGIN = "http://localhost:5173";

const idToken = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[\w-]+\.[\w-]+\.[\w-]*$/, "is not an ID token: three parts with dots between them"),
);

const USAGE = `Usage: npm run check:api -- <address of the API> [--origin <the app's origin>] [--token <ID token>]
The token may also be in the environment variable API_ID_TOKEN, where no command line shows it.`;

/** Checks the API that a command line names. */
export const checkApi = (args: string[], output: Output, env = process.env) =>
  runCheck(args, output, USAGE, ["origin", "token"], (address, options) => {
    const baseUrl = parseValue("The API's address", webAddress, address);
    const origin = parseValue("The app's origin", siteOrigin, options.origin ?? DEFAULT_ORIGIN);
    const given = options.token ?? env.API_ID_TOKEN;
    const token = given ? parseValue("The token", idToken, given) : null;
    return {
      title: `Checking ${baseUrl} for an app at ${origin}`,
      run: async () => {
        const answers = await askApi({ baseUrl, origin, token });
        return [monsterClaims, callClaims, answerClaims].flatMap((claims) => claims(answers));
      },
    };
  });

if (import.meta.main) process.exitCode = await checkApi(process.argv.slice(2), console);
