import { readFileSync } from "node:fs";
import { ATTEMPT_TIMEOUT_MS } from "#src/api/client.ts";
import { SCHEMAS } from "./component-schemas.ts";
import { FAILURES, NOT_MODIFIED, RESPONSES, responseRef } from "./responses.ts";

const { version } = JSON.parse(readFileSync("package.json", "utf8"));

const DESCRIPTION = `What モンスターフィールド (Monster Field) asks of its back end: four calls, all of them GET.

- Every request carries \`Content-Type: application/json\` and, when a player is signed in, \`Authorization: Bearer <ID token>\`.
- For an app on another origin than the API's, browsers send a preflight (OPTIONS) before every call. Its answer has to be a 2xx with \`Access-Control-Allow-Origin\` and with \`Access-Control-Allow-Headers: Authorization, Content-Type\`. With \`Access-Control-Max-Age\` there browsers ask that less often.
- A redirect is not followed: the token must not follow the API to another address.
- A whole answer has to be there within ${ATTEMPT_TIMEOUT_MS / 1000} seconds.
- The app tolerates more than is written here: it leaves out a monster without a usable id or name, and shows any other value that is missing or of the wrong kind as —.`;

/** No licence is granted: SPDX has no name of its own for that. */
const LICENCE = { name: "All rights reserved", identifier: "LicenseRef-All-Rights-Reserved" };

const ID = {
  name: "id",
  in: "path",
  required: true,
  description: "An id of the list; percent-encoded like any part of a path.",
  schema: { type: "string", minLength: 1 },
  example: "1",
};

const PATHS = {
  "/monsters": {
    get: {
      operationId: "listMonsters",
      tags: ["Monsters"],
      summary: "Lists all monsters",
      description: "For home and encyclopedia, which search and sort by themselves.",
      responses: {
        "200": responseRef("MonsterList"),
        "304": responseRef("NotModified"),
        ...FAILURES,
      },
    },
  },
  "/monsters/{id}": {
    get: {
      operationId: "getMonster",
      tags: ["Monsters"],
      summary: "Tells of one monster",
      description: "For the page of a monster and for comparisons.",
      parameters: [ID],
      responses: {
        "200": responseRef("Monster"),
        "404": responseRef("NoSuchMonster"),
        ...FAILURES,
      },
    },
  },
  "/health": {
    get: {
      operationId: "checkHealth",
      tags: ["Health"],
      summary: "Reports whether the API is well",
      description: "For the connection test of the home page.",
      responses: {
        "200": responseRef("Health"),
        "4XX": responseRef("Unhealthy"),
        "5XX": responseRef("Unhealthy"),
        default: responseRef("Unhealthy"),
      },
    },
  },
  "/user/profile": {
    get: {
      operationId: "getProfile",
      tags: ["Profile"],
      summary: "Tells what is known of the signed-in user",
      description: "For signed-in players; no screen uses it yet.",
      security: [{ idToken: [] }],
      responses: {
        "200": responseRef("Profile"),
        "401": responseRef("NotSignedIn"),
        "403": responseRef("NotAllowed"),
        ...FAILURES,
      },
    },
  },
};

/** The contract as an OpenAPI document. */
export const OPENAPI = {
  openapi: "3.1.0",
  info: {
    title: "Monster Field API",
    version,
    summary: "What the app asks of its back end.",
    description: DESCRIPTION,
    contact: { name: "The developers of Monster Field" },
    license: LICENCE,
  },
  servers: [
    {
      url: "/api",
      description: "On the app's own origin, unless VITE_API_BASE_URL says otherwise.",
    },
  ],
  tags: [
    { name: "Monsters", description: "The encyclopedia, open to anyone." },
    { name: "Health", description: "The connection test of the home page." },
    { name: "Profile", description: "For signed-in players; no screen uses it yet." },
  ],
  security: [{}, { idToken: [] }],
  paths: PATHS,
  components: {
    schemas: SCHEMAS,
    responses: { ...RESPONSES, ...NOT_MODIFIED },
    headers: {
      ETag: {
        description:
          "Optional: another one whenever the list is another. For an app on another origin it needs “Access-Control-Expose-Headers: ETag”.",
        schema: { type: "string", examples: ['"2f1c"'] },
        example: '"2f1c"',
      },
      AllowOrigin: {
        description:
          "“*” or the app's origin, on errors too. Not needed when the app lives on the API's own origin.",
        schema: { type: "string", examples: ["*"] },
        example: "*",
      },
    },
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
