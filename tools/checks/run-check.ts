import { parseArgs } from "node:util";
import * as v from "valibot";
import { explainMisuse, UsageError } from "../usage.ts";

/** What a server has to do, and what speaks against it. */
export type Claim = {
  claim: string;
  /** Why it cannot be checked, if so. */
  unchecked?: string;
  problems: readonly string[];
  /** Whether the app copes with the problems. */
  isTolerated?: boolean;
  /** What to know where there are problems, and where there are none. */
  advice?: string;
  note?: string;
};

const MAX_LISTED = 3;

/** The line of the report, which begins with ✓, ✗, – or ! as `tools/README.md` says. */
function formatClaim({ claim, unchecked, problems, isTolerated, advice, note }: Claim): string {
  if (unchecked) return `– ${claim}: not checked (${unchecked})`;
  if (problems.length === 0) return `✓ ${claim}${note ? ` (${note})` : ""}`;
  const rest = problems.length - MAX_LISTED;
  const listed = [...problems.slice(0, MAX_LISTED), rest > 0 && `and ${rest} more`, advice];
  return `${isTolerated ? "!" : "✗"} ${claim} (${listed.filter(Boolean).join("; ")})`;
}

/** The number of lines of each kind. */
function formatSummary(lines: readonly string[]): string {
  const count = (mark: string) => lines.filter((line) => line.startsWith(mark)).length;
  const warnings = count("!");
  const sum = `${count("✓")} met, ${count("✗")} not met, ${count("–")} not checked`;
  return warnings === 0 ? sum : `${sum}, ${warnings} ${warnings === 1 ? "warning" : "warnings"}`;
}

/**
 * Parses a value of the command line, which `what` names.
 * @throws {UsageError} without the value, which may contain a token.
 */
export function parseValue(what: string, schema: v.GenericSchema<string>, text: string): string {
  const { success, output, issues } = v.safeParse(schema, text);
  if (success && output !== "") return output;
  throw new UsageError(`${what} ${issues?.[0].message ?? "must not be empty"}.`);
}

type Options = Partial<Record<string, string>>;

function parseCommandLine(
  args: string[],
  names: readonly string[],
): { address: string; options: Options } {
  const string = { type: "string" } as const;
  const options = Object.fromEntries(names.map((name) => [name, string]));
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
    const [address, ...others] = positionals;
    if (address && others.length === 0) return { address, options: values };
  } catch {
    throw new UsageError("There is an unknown option, or one without its value.");
  }
  throw new UsageError("Exactly one address is needed.");
}

/** Where a check says what it finds. */
export type Output = Pick<Console, "log" | "error">;

/**
 * Runs a check, whose options have values, and writes its report to `output`. Returns its exit code: 1 when a claim is
 * not met, 2 when it is misused.
 * @param prepare throws a `UsageError` when the address or an option is malformed.
 */
export async function runCheck(
  args: string[],
  output: Output,
  usage: string,
  optionNames: readonly string[],
  prepare: (address: string, options: Options) => { title: string; run: () => Promise<Claim[]> },
): Promise<number> {
  try {
    const { address, options } = parseCommandLine(args, optionNames);
    const { title, run } = prepare(address, options);
    output.log(title);
    const lines = (await run()).map(formatClaim);
    output.log([...lines, formatSummary(lines)].join("\n"));
    return lines.some((line) => line.startsWith("✗")) ? 1 : 0;
  } catch (error) {
    output.error(explainMisuse(error, usage));
    return 2;
  }
}
