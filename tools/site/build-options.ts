import { SAMPLE } from "../../build/read-catalogue.ts";
import { parseOrExit, UsageError } from "../usage.ts";

type BuildOptions = { settings: Record<string, string>; others: string[] };

/**
 * Takes the options of a build from a command line: `--with-sample-api` or `--with-api <file>`.
 * @returns the settings that they stand for, and the other arguments.
 * @throws {UsageError} when they contradict each other or the file is missing.
 */
export function takeBuildOptions(args: readonly string[]): BuildOptions {
  const catalogues: string[] = [];
  const others: string[] = [];
  const left = args.values();
  for (const arg of left) {
    const [, file] = /^--with-api=(.*)$/s.exec(arg) ?? [];
    if (arg === "--with-sample-api") catalogues.push(SAMPLE);
    else if (arg === "--with-api") catalogues.push(left.next().value ?? "");
    else if (file !== undefined) catalogues.push(file);
    else others.push(arg);
  }
  const [catalogue, ...more] = catalogues;
  if (more.length > 0) throw new UsageError("There can be only one API.");
  if (catalogue === undefined) return { settings: {}, others };
  if (catalogue === "" || catalogue.startsWith("-"))
    throw new UsageError("--with-api needs the path of a JSON file.");
  return { settings: { STATIC_API: catalogue }, others };
}

/** Takes the options of this process, and puts their settings into its environment. */
export function applyBuildOptions(usage: string): string[] {
  const { settings, others } = parseOrExit(usage, () => takeBuildOptions(process.argv.slice(2)));
  Object.assign(process.env, settings);
  return others;
}
