// The contract of the API as OpenAPI, which `npm run openapi` prints.
import { CATALOGUE } from "#mocks/catalogue.ts";
import { CALL_NAMES, CALLS, type Call, CONTRACT } from "#src/api/calls.ts";
import { TIME_LIMITS } from "#src/api/client.ts";
import packageJson from "../../package.json" with { type: "json" };
import { SCHEMAS, schemaOf } from "./openapi-schemas.ts";

const SECONDS = TIME_LIMITS.silenceMs / 1000;

const DESCRIPTION = `What モンスターフィールド (Monster Field) asks of its back end. All calls are GET.

- Every request carries \`Content-Type: application/json\` and, when a player is signed in, \`Authorization: Bearer <ID token>\`.
- For an app on another origin than the API's, browsers send a preflight (OPTIONS) before every call. Its answer has to be a 2xx with \`Access-Control-Allow-Origin\` and with \`Access-Control-Allow-Headers: Authorization, Content-Type\`. With \`Access-Control-Max-Age\` there browsers ask that less often.
- A redirect is not followed: the token must not follow the API to another address.
- An answer has to begin within ${SECONDS} seconds, its body must not pause that long, and it ends within two minutes.
- The app tolerates more than is written here: it leaves out a monster without a usable id or name, and shows any other value that is missing or of the wrong kind as —.`;

const ALLOW_ORIGIN = {
  description:
    "“*” or the app's origin, on errors too. Not needed when the app lives on the API's own origin.",
  schema: { type: "string", examples: ["*"] },
};

const ETAG = {
  description:
    "Optional: another one whenever the list is another. The browser sends it back, and downloads nothing where it is still the same.",
  schema: { type: "string", examples: ['"2f1c"'] },
};

const headers = { "Access-Control-Allow-Origin": ALLOW_ORIGIN };

/** An answer in JSON, with an example, so that a mock server can answer. */
const response = (description: string, schema: string, example: unknown) => ({
  description,
  headers,
  content: {
    "application/json": { schema: { $ref: `#/components/schemas/${schema}` }, example },
  },
});

const failure = (description: string) =>
  response(description, "ErrorAnswer", { error: { message: "What happened, for the log" } });

const TRY_AGAIN = failure(
  "The request took too long, there are too many, or the API cannot answer now. The app tries again, at most twice and with growing delays.",
);

const UNHEALTHY = response(
  "The API is not well. The app shows the error, whatever the status of HTTP.",
  "UnhealthyAnswer",
  { status: "unhealthy", error: { message: "The database does not answer" } },
);

/** What a call may answer beside its data. */
const FAILURES = {
  "408": TRY_AGAIN,
  "429": TRY_AGAIN,
  "5XX": TRY_AGAIN,
  default: failure(
    "Any other answer is final. The app says that the call failed, with a button to try again.",
  ),
};

const [monster] = CATALOGUE;

const EXAMPLES: Partial<Record<Call, unknown>> = {
  list: { data: { monsters: [monster] } },
  detail: { data: { monster } },
};

/** What only these calls answer. */
const OWN_RESPONSES: Partial<Record<Call, object>> = {
  list: {
    "304": {
      description:
        "The list still has the ETag that the browser sent in If-None-Match, so that nothing has to be sent again.",
      headers: { ...headers, ETag: ETAG },
    },
  },
  detail: { "404": failure("There is no such monster.") },
  health: { "4XX": UNHEALTHY, "5XX": UNHEALTHY, default: UNHEALTHY },
};

const ID = {
  name: "id",
  in: "path",
  required: true,
  description: "An id of the list; percent-encoded like any part of a path.",
  schema: { type: "string", minLength: 1 },
  example: "1",
};

const FOR_USERS = {
  "401": failure("No token, or one that is not valid."),
  "403": failure("The user may not see this."),
};

function operationOf(call: Call) {
  const { path, isFor } = CALLS[call];
  const { example = EXAMPLES[call], ...operation } = CONTRACT[call];
  return {
    ...operation,
    ...(path.includes("{id}") && { parameters: [ID] }),
    ...(isFor === "user" && { security: [{ idToken: [] }] }),
    responses: {
      "200": response("What was asked for.", schemaOf(call), example),
      ...(isFor === "user" && FOR_USERS),
      ...FAILURES,
      ...OWN_RESPONSES[call],
    },
  };
}

export const OPENAPI = {
  openapi: "3.1.0",
  info: {
    title: "Monster Field API",
    version: packageJson.version,
    summary: "What the app asks of its back end.",
    description: DESCRIPTION,
    contact: { name: "The developers of Monster Field" },
    license: { name: "All rights reserved", identifier: "LicenseRef-All-Rights-Reserved" },
  },
  servers: [
    {
      url: "/api",
      description: "On the app's own origin, unless VITE_API_BASE_URL says otherwise.",
    },
  ],
  security: [{}, { idToken: [] }],
  paths: Object.fromEntries(
    CALL_NAMES.map((call) => [CALLS[call].path, { get: operationOf(call) }]),
  ),
  components: {
    schemas: SCHEMAS,
    securitySchemes: {
      idToken: {
        type: "http",
        scheme: "bearer",
        bearerFormat: "JWT",
        description:
          "The Firebase ID token of the signed-in user, fresh for every attempt. Calls that are open to anyone carry it as well; a guest's calls carry none.",
      },
    },
  },
};

if (import.meta.main) console.log(JSON.stringify(OPENAPI, null, 2));
