import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { HOSTING_RULES } from "../scripts/hosting-rules.ts";
import { listen } from "./listen.ts";

const START_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 500;

async function findFreePort(): Promise<number> {
  await using server = await listen(async () => {});
  return server.port;
}

async function isReachable(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Runs the Authentication or the Hosting emulator until it is disposed of. Its settings are written
 * into `folder`; hosting serves `dist` in that folder.
 * @throws {Error} when it does not answer within a minute.
 */
export async function startEmulator(service: "auth" | "hosting", folder: string) {
  const [port, hub, logging] = await Promise.all([findFreePort(), findFreePort(), findFreePort()]);
  const config = {
    ...(service === "hosting" && { hosting: { public: "dist", ...HOSTING_RULES } }),
    emulators: {
      [service]: { port },
      hub: { port: hub },
      logging: { port: logging },
      ui: { enabled: false },
    },
  };
  const configFile = join(folder, "firebase.json");
  await writeFile(configFile, JSON.stringify(config));
  const child = spawn(
    "firebase",
    [
      ...["emulators:start", "--only", service, "--project", "demo-monster-field"],
      ...["--config", configFile],
    ],
    {
      stdio: ["ignore", "ignore", "inherit"],
      // See scripts/with-auth-emulator.ts.
      env: { ...process.env, CI: "true" },
      shell: process.platform === "win32",
    },
  );
  const exited = new Promise<void>((resolve) => {
    child.on("error", () => resolve());
    child.on("exit", () => resolve());
  });
  const emulator = {
    url: `http://127.0.0.1:${port}/`,
    async [Symbol.asyncDispose]() {
      child.kill("SIGINT");
      await exited;
    },
  };
  for (const deadline = Date.now() + START_TIMEOUT_MS; !(await isReachable(emulator.url)); ) {
    if (child.exitCode === null && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
      continue;
    }
    await emulator[Symbol.asyncDispose]();
    throw new Error(`The emulator of ${service} does not answer`);
  }
  return emulator;
}
