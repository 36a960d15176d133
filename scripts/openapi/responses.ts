import type { SchemaName } from "./component-schemas.ts";

function answer(description: string, ...bodies: SchemaName[]) {
  const [schema, ...others] = bodies.map((name) => ({ $ref: `#/components/schemas/${name}` }));
  return {
    description,
    headers: { "Access-Control-Allow-Origin": { $ref: "#/components/headers/AllowOrigin" } },
    content: {
      "application/json": { schema: others.length > 0 ? { anyOf: [schema, ...others] } : schema },
    },
  };
}

const AGAIN = "The app tries again, at most twice and with growing delays.";
const RETRY_BUTTON = "The app says that the call failed, with a button to try again.";

/** Every answer, by the name under which the calls refer to it. */
export const RESPONSES = {
  MonsterList: answer("All monsters.", "MonsterListAnswer"),
  Monster: answer("The monster, or null when there is no such monster.", "MonsterAnswer"),
  NoSuchMonster: answer("There is no such monster.", "ErrorAnswer"),
  Health: answer(
    "The API is well, or says in what way it is not.",
    "HealthyAnswer",
    "UnhealthyAnswer",
  ),
  Unhealthy: answer(
    "The API is not well. The app shows the error, whatever the status of HTTP.",
    "UnhealthyAnswer",
  ),
  Profile: answer("What is known of the user; any data but null.", "ProfileAnswer"),
  NotSignedIn: answer("No token, or one that is not valid.", "ErrorAnswer"),
  NotAllowed: answer("The user may not see this.", "ErrorAnswer"),
  Timeout: answer(`The request took too long. ${AGAIN}`, "ErrorAnswer"),
  TooMany: answer(`Too many requests. ${AGAIN}`, "ErrorAnswer"),
  ServerError: answer(`The API cannot answer now. ${AGAIN}`, "ErrorAnswer"),
  Rejected: answer(`Any other answer is final. ${RETRY_BUTTON}`, "ErrorAnswer"),
};

type ResponseName = keyof typeof RESPONSES;

/** Refers to an answer. */
export const response = (name: ResponseName) => ({ $ref: `#/components/responses/${name}` });

/** The answers that every call for data may get instead. */
export const FAILURES = {
  "408": response("Timeout"),
  "429": response("TooMany"),
  "5XX": response("ServerError"),
  default: response("Rejected"),
};
