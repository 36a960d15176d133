// Runs a command beside the Firebase Auth emulator: node scripts/with-auth-emulator.ts vite
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const firebase = fileURLToPath(import.meta.resolve("firebase-tools/lib/bin/firebase.js"));
const command = process.argv.slice(2).join(" ");
const options = ["--project", "demo-monster-field", "--only", "auth"];

const child = spawn(process.execPath, [firebase, "emulators:exec", ...options, command], {
  stdio: "inherit",
  // With CI set, firebase-tools does not fetch announcements: without internet that is a warning.
  env: { ...process.env, CI: "true" },
  // A process group of its own lets the signal below reach the command too, which would be orphaned.
  detached: process.platform !== "win32",
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (child.pid) process.kill(process.platform === "win32" ? child.pid : -child.pid, signal);
  });
}
child.on("exit", (code) => process.exit(code ?? 0));
