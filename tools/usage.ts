/** An invalid command line. The message does not repeat it, because it may contain a token. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** What `parse` makes of the command line. When that is invalid, this process exits with 2 and says how to write it. */
export function parseOrExit<T>(usage: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n${usage}`);
    process.exit(2);
  }
}
