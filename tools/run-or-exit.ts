import { spawnSync } from "node:child_process";

/** Runs a command and waits for its end. When it fails, this process exits with the same status. */
export function run(command: string, args: string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync(command, args, {
    env: { ...process.env, ...env },
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
}
