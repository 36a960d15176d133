// Builds and uploads the app: npm run deploy -- [--with-sample-api | --with-api <file>] --project <your project>
import { writeFileSync } from "node:fs";
import { hostingConfig } from "../../build/hosting/hosting-config.ts";
import { run } from "../run-or-exit.ts";
import { applyBuildOptions } from "./build-options.ts";

const CONFIG = "firebase.deploy.json";

const others = applyBuildOptions(
  "Usage: npm run deploy -- [--with-sample-api | --with-api <JSON file>] --project <your project>",
);
run("vite", ["build"]);
// The policy names the API and the sign-in domain of the settings, and the hashes of this build.
const config = { hosting: hostingConfig("production", "dist") };
writeFileSync(CONFIG, JSON.stringify(config, null, 2));
run("firebase", ["deploy", "--only", "hosting", "--config", CONFIG, ...others]);
