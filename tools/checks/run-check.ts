import { parseArgs } from "node:util";
import { parseOrExit, UsageError } from "../usage.ts";
import { type Finding, formatFinding, formatSummary } from "./findings.ts";

/** @throws {UsageError} naming `what`, unless it is an http(s) address without credentials, query and hash. */
export function parseWebAddress(text: string, what: string): URL {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`${what} must start with http:// or https://.`);
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new UsageError(`${what} must have no user name, password, query or hash.`);
  }
  return url;
}

/** @throws {UsageError} naming `what`, unless it is an origin. */
export function parseOrigin(text: string, what: string): string {
  const { origin, pathname } = parseWebAddress(text, what);
  if (pathname !== "/") throw new UsageError(`${what} must have no path.`);
  return origin;
}

type Options = Partial<Record<string, string>>;

function parseCommandLine(names: readonly string[]): { address: string; options: Options } {
  const string = { type: "string" } as const;
  const options = Object.fromEntries(names.map((name) => [name, string]));
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    const [address, ...others] = positionals;
    if (address && others.length === 0) return { address, options: values };
  } catch {
    throw new UsageError("There is an unknown option, or one without its value.");
  }
  throw new UsageError("Exactly one address is needed.");
}

/**
 * Runs a check as a command, whose options have values, and prints its report. It exits with 1 when a claim is not
 * met, with 2 when it is misused.
 * @param prepare throws a `UsageError` when the address or an option is malformed.
 */
export async function runCheck(
  usage: string,
  optionNames: readonly string[],
  prepare: (address: string, options: Options) => { title: string; run: () => Promise<Finding[]> },
): Promise<void> {
  const { title, run } = parseOrExit(usage, () => {
    const { address, options } = parseCommandLine(optionNames);
    return prepare(address, options);
  });
  console.log(title);
  const findings = await run();
  for (const finding of findings) console.log(formatFinding(finding));
  console.log(formatSummary(findings));
  process.exitCode = findings.some(({ mark }) => mark === "✗") ? 1 : 0;
}
