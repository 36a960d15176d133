import { parseArgs } from "node:util";

type PartNames = { all: readonly string[]; comparable: readonly string[] };

/** Which parts to measure; with a commit, of both versions. */
export type BenchArguments = { parts: string[]; commit: string | null };

const listed = (names: readonly string[]) => names.join(", ");

/**
 * Reads the command line. Without names of parts it means all of them that can be measured.
 * @throws {Error} that says what is wrong, when an argument is unknown or a part cannot be compared.
 */
export function parseArguments(args: readonly string[], known: PartNames): BenchArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { compare: { type: "string" } },
    allowPositionals: true,
  });
  const commit = values.compare ?? null;
  if (commit === "") throw new Error("--compare needs the name of a commit");
  const unknown = positionals.find((name) => !known.all.includes(name));
  if (unknown !== undefined)
    throw new Error(`No part is called "${unknown}", only: ${listed(known.all)}`);
  const possible = commit === null ? known.all : known.comparable;
  const impossible = positionals.find((name) => !possible.includes(name));
  if (impossible !== undefined)
    throw new Error(
      `The part "${impossible}" cannot be compared, only: ${listed(known.comparable)}`,
    );
  const parts = possible.filter((name) => positionals.length === 0 || positionals.includes(name));
  return { parts, commit };
}
