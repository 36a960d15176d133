import { spawn } from "node:child_process";
import { delimiter, resolve } from "node:path";

type Surroundings = { env?: Record<string, string>; cwd?: string };

/**
 * Runs a command, of the packages in `cwd` if they have it, and waits for its end. Its output goes to
 * stderr.
 * @throws {Error} when it fails.
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  { env = {}, cwd = "." }: Surroundings,
): Promise<void> {
  const packages = resolve(cwd, "node_modules/.bin");
  const child = spawn(command, args, {
    stdio: ["ignore", process.stderr, "inherit"],
    cwd,
    env: { ...process.env, PATH: `${packages}${delimiter}${process.env.PATH}`, ...env },
    shell: process.platform === "win32",
  });
  const stop = () => child.kill();
  process.once("exit", stop);
  const code = await new Promise((resolveExit, reject) => {
    child.on("error", reject);
    child.on("exit", resolveExit);
  });
  process.off("exit", stop);
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${code}`);
}
