// Writes the API contract as OpenAPI, generated from the app's own schemas: npm run openapi
import { writeFileSync } from "node:fs";
import { OPENAPI } from "./openapi/document.ts";

writeFileSync("docs/openapi.json", `${JSON.stringify(OPENAPI, null, 2)}\n`);
