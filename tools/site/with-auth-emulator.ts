// Runs a command beside a Firebase Auth emulator: node tools/site/with-auth-emulator.ts vite
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The app's own server relays the emulator, so that any port will do. */
async function findPort(): Promise<number> {
  await using server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

const folder = mkdtempSync(join(tmpdir(), "auth-emulator-"));
process.on("exit", () => rmSync(folder, { recursive: true }));
const config = join(folder, "firebase.json");
const emulators = { auth: { port: await findPort() }, ui: { enabled: false } };
writeFileSync(config, JSON.stringify({ emulators }));

const firebase = fileURLToPath(import.meta.resolve("firebase-tools/lib/bin/firebase.js"));
const command = process.argv.slice(2).join(" ");
const options = ["--config", config, "--project", "demo-monster-field", "--only", "auth"];

const child = spawn(process.execPath, [firebase, "emulators:exec", ...options, command], {
  stdio: "inherit",
  // With CI set, firebase-tools does not fetch announcements: without internet that is a warning.
  env: { ...process.env, CI: "true" },
  // A process group of its own lets a signal reach the command too, which would be orphaned.
  detached: process.platform !== "win32",
});

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    if (child.pid) process.kill(process.platform === "win32" ? child.pid : -child.pid, signal);
  });
}
child.on("exit", (code) => process.exit(code ?? 0));
