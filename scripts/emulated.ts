// Runs a command beside Firebase emulators: node scripts/emulated.ts auth,hosting "command" [firebase.json]
import { spawnSync } from "node:child_process";

const [emulators = "auth", command = "", config = "firebase.json"] = process.argv.slice(2);

const args = [
  "emulators:exec",
  "--project",
  "demo-monster-field",
  "--config",
  config,
  "--only",
  emulators,
];
const { status } = spawnSync("firebase", [...args, JSON.stringify(command)], {
  stdio: "inherit",
  shell: true,
  // Keeps the tool from asking its servers for news, which it reports as a failure where there is no internet.
  env: { ...process.env, CI: "true" },
});
process.exitCode = status ?? 1;
