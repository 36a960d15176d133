import { spawn } from "node:child_process";

/**
 * Runs a command and waits for its end; its output goes to stderr.
 * @throws {Error} when it fails.
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<void> {
  const child = spawn(command, args, {
    stdio: ["ignore", process.stderr, "inherit"],
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  });
  const code = await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", resolve);
  });
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${code}`);
}
