// Runs a command beside Firebase emulators: node scripts/emulated.ts auth,hosting "command" [config]
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const [emulators = "auth", command = "", config = "firebase.json"] = process.argv.slice(2);

const firebase = fileURLToPath(import.meta.resolve("firebase-tools/lib/bin/firebase.js"));
const project = "demo-monster-field";
const options = ["--project", project, "--config", config, "--only", emulators];

const { status } = spawnSync(
  process.execPath,
  [firebase, "emulators:exec", ...options, command],
  // CI keeps the tool from asking its makers for news, which without internet ends in a warning.
  { stdio: "inherit", env: { ...process.env, CI: "true" } },
);
process.exitCode = status ?? 1;
