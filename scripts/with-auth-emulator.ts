// Runs a command beside the Firebase Auth emulator: node scripts/with-auth-emulator.ts "command"
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const firebase = fileURLToPath(import.meta.resolve("firebase-tools/lib/bin/firebase.js"));
const command = process.argv.slice(2).join(" ");
const options = ["--project", "demo-monster-field", "--only", "auth"];

const { status } = spawnSync(
  process.execPath,
  [firebase, "emulators:exec", ...options, command],
  // CI keeps the tool from asking its makers for news, which without internet ends in a warning.
  { stdio: "inherit", env: { ...process.env, CI: "true" } },
);
process.exitCode = status ?? 1;
