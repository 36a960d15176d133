// Builds and uploads the app: npm run deploy -- --project <your project>
import { writeFileSync } from "node:fs";
import { hostingConfig } from "./hosting-config.ts";
import { run } from "./run-or-exit.ts";

const CONFIG = "firebase.deploy.json";

run("vite", ["build"]);
// The policy names the API and the sign-in domain of the settings, and the hashes of this build.
const config = { hosting: hostingConfig("production", "dist") };
writeFileSync(CONFIG, JSON.stringify(config, null, 2));
run("firebase", ["deploy", "--only", "hosting", "--config", CONFIG, ...process.argv.slice(2)]);
