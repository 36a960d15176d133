import { execFile } from "node:child_process";

/** Runs a check, and returns its report with the lines of what is not met. */
export async function runCheck(script: string, ...args: string[]) {
  const { promise, resolve } = Promise.withResolvers<{ stdout: string; isMet: boolean }>();
  execFile(process.execPath, [script, ...args], (error, stdout) =>
    resolve({ stdout, isMet: error === null }),
  );
  const { stdout, isMet } = await promise;
  return { stdout, isMet, problems: stdout.split("\n").filter((line) => /^[✗!]/.test(line)) };
}
