import { SAMPLE } from "../build/read-catalogue.ts";

/** An invalid command line. */
export class BuildOptionError extends Error {
  override name = "BuildOptionError";
}

/** The settings that a build needs with an API of files for this catalogue. */
const withCatalogue = (catalogue: string): Record<string, string> => ({
  STATIC_API: catalogue,
  VITE_API_BASE_URL: "/api",
  PRERENDER_API_URL: "",
});

/**
 * Takes the options of a build from a command line: `--with-sample-api` or `--with-api <file>`.
 * @returns the settings that they stand for, and the other arguments.
 * @throws {BuildOptionError} when they contradict each other or the file is missing.
 */
export function takeBuildOptions(args: readonly string[]): {
  settings: Record<string, string>;
  others: string[];
} {
  const catalogues: string[] = [];
  const others: string[] = [];
  const left = args.values();
  for (const arg of left) {
    const [, file] = /^--with-api(?:=(.*))?$/s.exec(arg) ?? [];
    if (arg === "--with-sample-api") catalogues.push(SAMPLE);
    else if (arg === "--with-api") catalogues.push(left.next().value ?? "");
    else if (file !== undefined) catalogues.push(file);
    else others.push(arg);
  }
  const [catalogue, ...more] = catalogues;
  if (more.length > 0) throw new BuildOptionError("There can be only one API.");
  if (catalogue === undefined) return { settings: {}, others };
  if (catalogue === "" || catalogue.startsWith("-"))
    throw new BuildOptionError("--with-api needs the path of a JSON file.");
  return { settings: withCatalogue(catalogue), others };
}

/** As `takeBuildOptions`, for this process: settles the environment, and exits with 2 when it throws. */
export function applyBuildOptions(usage: string): string[] {
  try {
    const { settings, others } = takeBuildOptions(process.argv.slice(2));
    Object.assign(process.env, settings);
    return others;
  } catch (error) {
    if (!(error instanceof BuildOptionError)) throw error;
    console.error(`${error.message}\n${usage}`);
    process.exit(2);
  }
}
