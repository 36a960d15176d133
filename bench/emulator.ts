import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { listen } from "./listen.ts";

const EMULATOR_TIMEOUT_MS = 60_000;

async function freePort(): Promise<number> {
  await using server = await listen(async () => {});
  return server.port;
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Hosting by the rules of firebase.json. */
function hostingOf(folder: string) {
  const { hosting } = JSON.parse(readFileSync("firebase.json", "utf8"));
  return { ...hosting, public: folder };
}

/**
 * Runs one of Firebase's emulators until it is disposed of: that of Authentication, or that of
 * Hosting, which serves `dist` of `folder`. Its settings are written into `folder`.
 * @throws {Error} when it does not answer within a minute.
 */
export async function emulate(service: "auth" | "hosting", folder: string) {
  const [port, hub, logging] = await Promise.all([freePort(), freePort(), freePort()]);
  const config = {
    ...(service === "hosting" && { hosting: hostingOf("dist") }),
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
  const ended = new Promise<void>((resolve) => {
    child.on("error", () => resolve());
    child.on("exit", () => resolve());
  });
  const emulator = {
    url: `http://127.0.0.1:${port}/`,
    async [Symbol.asyncDispose]() {
      child.kill("SIGINT");
      await ended;
    },
  };
  for (const limit = Date.now() + EMULATOR_TIMEOUT_MS; !(await answers(emulator.url)); ) {
    if (child.exitCode === null && Date.now() < limit) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      continue;
    }
    await emulator[Symbol.asyncDispose]();
    throw new Error(`The emulator of ${service} does not answer`);
  }
  return emulator;
}
