// Runs a command beside the Firebase Auth emulator: node scripts/with-auth-emulator.ts vite
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const firebase = fileURLToPath(import.meta.resolve("firebase-tools/lib/bin/firebase.js"));
const command = process.argv.slice(2).join(" ");
const options = ["--project", "demo-monster-field", "--only", "auth"];

const child = spawn(process.execPath, [firebase, "emulators:exec", ...options, command], {
  stdio: "inherit",
  // CI keeps the tool from asking its makers for news, which without internet ends in a warning.
  env: { ...process.env, CI: "true" },
  // In a group of its own, so that the signal below reaches the command too: the tool would orphan it.
  detached: process.platform !== "win32",
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (child.pid) process.kill(process.platform === "win32" ? child.pid : -child.pid, signal);
  });
}
child.on("exit", (code) => process.exit(code ?? 0));
