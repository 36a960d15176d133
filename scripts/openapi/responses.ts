import type { SchemaName } from "./component-schemas.ts";

function createResponse(description: string, ...bodies: SchemaName[]) {
  const [schema, ...others] = bodies.map((name) => ({ $ref: `#/components/schemas/${name}` }));
  return {
    description,
    headers: { "Access-Control-Allow-Origin": { $ref: "#/components/headers/AllowOrigin" } },
    content: {
      "application/json": { schema: others.length > 0 ? { anyOf: [schema, ...others] } : schema },
    },
  };
}

const RETRIES = "The app tries again, at most twice and with growing delays.";
const RETRY_BUTTON = "The app says that the call failed, with a button to try again.";

/** All responses, by the name under which the paths refer to them. */
export const RESPONSES = {
  MonsterList: createResponse("All monsters.", "MonsterListAnswer"),
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

type ResponseName = keyof typeof RESPONSES;

/** A reference to a response. */
export const responseRef = (name: ResponseName) => ({ $ref: `#/components/responses/${name}` });

/** The failures that every call for data may get. */
export const FAILURES = {
  "408": responseRef("Timeout"),
  "429": responseRef("TooMany"),
  "5XX": responseRef("ServerError"),
  default: responseRef("Rejected"),
};
