import { exec } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const LOCK_FILE = "package-lock.json";
const LOCAL_SETTINGS = ".env.local";

/** Runs a command; the error of one that fails has its output. */
export const execute = promisify(exec);

/** Makes an empty folder, which is removed when the process exits. */
export function temporaryFolder(name: string): string {
  const path = mkdtempSync(join(tmpdir(), `monster-field-${name}-`));
  process.once("exit", () => rmSync(path, { recursive: true, force: true }));
  return path;
}

/**
 * Checks a commit out into a temporary folder, with its packages, and returns the folder. Packages are
 * installed only where they differ from those of this version.
 * @throws {Error} when the commit or its packages cannot be loaded.
 */
export async function checkOut(commit: string): Promise<string> {
  console.error(`Checking out ${commit} …`);
  const root = temporaryFolder("commit");
  await execute(`git archive "${commit}" | tar -x -C "${root}"`);
  const hasSamePackages =
    readFileSync(LOCK_FILE, "utf8") === readFileSync(join(root, LOCK_FILE), "utf8");
  if (existsSync(LOCAL_SETTINGS)) copyFileSync(LOCAL_SETTINGS, join(root, LOCAL_SETTINGS));
  if (hasSamePackages) {
    symlinkSync(realpathSync("node_modules"), join(root, "node_modules"), "junction");
  } else {
    console.error("  installing its packages, which differ");
    await execute("npm ci", { cwd: root });
  }
  return root;
}

/** Builds the app, or the floor, whose source is in `root`. `settings` override those of .env files. */
export async function build(folder: string, settings: Record<string, string>, root: string) {
  await execute(`npx vite build --outDir "${folder}" --emptyOutDir --logLevel warn`, {
    cwd: root,
    env: { ...process.env, ...settings },
  });
}
