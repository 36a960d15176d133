import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync, realpathSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { logProgress } from "./progress.ts";
import { runCommand } from "./run-command.ts";
import { openTemporaryFolder } from "./temporary-folder.ts";

const LOCK_FILE = "package-lock.json";
const LOCAL_SETTINGS = ".env.local";

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8", stdio: "pipe" });

/**
 * The full name of a commit, which may be given by any name that git knows.
 * @throws {Error} when there is none.
 */
export function resolveCommit(name: string): string {
  try {
    return git("rev-parse", "--verify", "--end-of-options", `${name}^{commit}`).trim();
  } catch {
    throw new Error(`There is no commit "${name}" here. If it is elsewhere, git fetch brings it.`);
  }
}

function hasSamePackages(commit: string): boolean {
  try {
    return git("show", `${commit}:${LOCK_FILE}`) === readFileSync(LOCK_FILE, "utf8");
  } catch (cause) {
    throw new Error(`The commit ${commit} has no ${LOCK_FILE} to install`, { cause });
  }
}

/**
 * Checks a commit out into a temporary folder, with its packages, until it is disposed of or the
 * process ends. Packages are installed only where they differ from those of this version.
 * @throws {Error} when the commit or its packages cannot be had.
 */
export async function checkOut(commit: string) {
  const isInstalled = hasSamePackages(commit);
  using resources = new DisposableStack();
  const folder = resources.use(
    openTemporaryFolder("commit", (path) => {
      spawnSync("git", ["worktree", "remove", "--force", "--force", join(path, "app")]);
    }),
  );
  const root = join(folder.path, "app");
  git("worktree", "add", "--detach", root, commit);
  if (existsSync(LOCAL_SETTINGS)) copyFileSync(LOCAL_SETTINGS, join(root, LOCAL_SETTINGS));
  if (isInstalled) {
    symlinkSync(realpathSync("node_modules"), join(root, "node_modules"), "junction");
  } else {
    logProgress("  installing its packages, which differ");
    await runCommand("npm", ["ci"], { cwd: root });
  }
  const open = resources.move();
  return { root, [Symbol.dispose]: () => open.dispose() };
}
