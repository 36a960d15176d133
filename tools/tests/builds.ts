import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadEnv } from "vite";
import { SETTING_PREFIXES } from "../../build/settings.ts";

/** What every build depends on besides its settings. */
const SOURCES = [
  "{src,packages,build,service-worker,mocks,public}/**/*.*",
  "{index.html,vite.config.ts,firebase.json,package-lock.json}",
];

const sourceHash = () => {
  const hash = createHash("sha256").update(process.version);
  for (const path of SOURCES.flatMap((pattern) => globSync(pattern)).toSorted())
    hash.update(path).update(readFileSync(path));
  return hash;
};

/** A production build of the app, with the settings of its mode and of `env`. */
export type Build = { folder: string; mode: string; env?: Record<string, string> };

/** Runs a command. @throws {Error} when it fails. */
const execute = (command: string, args: string[], env: Record<string, string>) =>
  new Promise<void>((resolve, reject) => {
    const isWindows = process.platform === "win32";
    spawn(command, args, { env: { ...process.env, ...env }, stdio: "inherit", shell: isWindows })
      .on("error", reject)
      .on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`${command} failed`))));
  });

/** Makes a build, unless its folder has it already, made of the same sources with the same settings. */
export async function ensureBuild({ folder, mode, env = {} }: Build): Promise<void> {
  const settings = { ...loadEnv(mode, ".", SETTING_PREFIXES), ...env };
  const hash = sourceHash().update(JSON.stringify(Object.entries(settings).toSorted()));
  const made = `${hash.digest("hex")}\n`;
  const mark = join(folder, ".made-of");
  if (existsSync(mark) && readFileSync(mark, "utf8") === made) return;
  // Vite empties the folder first, and with it this mark.
  await execute("vite", ["build", "--logLevel", "warn", "--mode", mode, "--outDir", folder], env);
  writeFileSync(mark, made);
}
