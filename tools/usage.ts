/** An invalid command line. The message does not repeat it, because it may contain a token. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** What to say of an invalid command line. @throws the error if it is another. */
export function explainMisuse(error: unknown, usage: string): string {
  if (!(error instanceof UsageError)) throw error;
  return `${error.message}\n${usage}`;
}

/** What `parse` makes of the command line. When that is invalid, this process exits with 2 and says how to write it. */
export function parseOrExit<T>(usage: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    console.error(explainMisuse(error, usage));
    process.exit(2);
  }
}
