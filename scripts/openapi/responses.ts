import { CATALOGUE } from "#mocks/catalogue.ts";
import type { SchemaName } from "./component-schemas.ts";

/**
 * An example of each body; mock servers answer with it. The list has one monster alone, because they
 * answer with that one whatever the id.
 */
const EXAMPLES: Record<Exclude<SchemaName, "Monster">, unknown> = {
  MonsterListAnswer: { data: { count: 1, monsters: CATALOGUE.slice(0, 1) } },
  MonsterAnswer: { data: { monster: CATALOGUE[0] } },
  HealthyAnswer: { status: "healthy" },
  UnhealthyAnswer: { status: "unhealthy", error: { message: "The database does not answer" } },
  ProfileAnswer: { data: { monstersCaught: 0, badges: [] } },
  ErrorAnswer: { error: { message: "What happened, for the log" } },
};

type BodyName = keyof typeof EXAMPLES;

const ALLOW_ORIGIN = {
  "Access-Control-Allow-Origin": { $ref: "#/components/headers/AllowOrigin" },
};

const ETAG = { ETag: { $ref: "#/components/headers/ETag" } };

function createResponse(description: string, name: BodyName, ...others: BodyName[]) {
  const [schema, ...rest] = [name, ...others].map((body) => ({
    $ref: `#/components/schemas/${body}`,
  }));
  return {
    description,
    headers: ALLOW_ORIGIN,
    content: {
      "application/json": {
        schema: rest.length > 0 ? { anyOf: [schema, ...rest] } : schema,
        example: EXAMPLES[name],
      },
    },
  };
}

const RETRIES = "The app tries again, at most twice and with growing delays.";
const RETRY_BUTTON = "The app says that the call failed, with a button to try again.";

const list = createResponse("All monsters.", "MonsterListAnswer");

/** All responses with a body, by the name under which the paths refer to them. */
export const RESPONSES = {
  MonsterList: { ...list, headers: { ...ALLOW_ORIGIN, ...ETAG } },
  Monster: createResponse("The monster, or null when there is no such monster.", "MonsterAnswer"),
  NoSuchMonster: createResponse("There is no such monster.", "ErrorAnswer"),
  Health: createResponse(
    "The API is well, or says in what way it is not.",
    "HealthyAnswer",
    "UnhealthyAnswer",
  ),
  Unhealthy: createResponse(
    "The API is not well. The app shows the error, whatever the status of HTTP.",
    "UnhealthyAnswer",
  ),
  Profile: createResponse("What is known of the user; any data but null.", "ProfileAnswer"),
  NotSignedIn: createResponse("No token, or one that is not valid.", "ErrorAnswer"),
  NotAllowed: createResponse("The user may not see this.", "ErrorAnswer"),
  Timeout: createResponse(`The request took too long. ${RETRIES}`, "ErrorAnswer"),
  TooMany: createResponse(`Too many requests. ${RETRIES}`, "ErrorAnswer"),
  ServerError: createResponse(`The API cannot answer now. ${RETRIES}`, "ErrorAnswer"),
  Rejected: createResponse(`Any other answer is final. ${RETRY_BUTTON}`, "ErrorAnswer"),
};

/** The response without a body. */
export const NOT_MODIFIED = {
  NotModified: {
    description:
      "The list still has the ETag that the browser sent in If-None-Match, so that nothing has to be sent again.",
    headers: { ...ALLOW_ORIGIN, ...ETAG },
  },
};

type ResponseName = keyof typeof RESPONSES | keyof typeof NOT_MODIFIED;

/** A reference to a response. */
export const responseRef = (name: ResponseName) => ({ $ref: `#/components/responses/${name}` });

/** The failures that every call for data may get. */
export const FAILURES = {
  "408": responseRef("Timeout"),
  "429": responseRef("TooMany"),
  "5XX": responseRef("ServerError"),
  default: responseRef("Rejected"),
};
