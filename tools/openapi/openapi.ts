// Writes the schemas of docs/openapi.json, whose other parts are written by hand: npm run openapi
import { readFileSync, writeFileSync } from "node:fs";
import { SCHEMAS } from "./openapi-schemas.ts";

const PATH = "docs/openapi.json";

const document = JSON.parse(readFileSync(PATH, "utf8"));
document.components.schemas = SCHEMAS;
writeFileSync(PATH, `${JSON.stringify(document, null, 2)}\n`);
