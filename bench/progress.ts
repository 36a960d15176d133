/** Logs to stderr, because stdout is for the result. */
export function logProgress(text: string): void {
  console.error(text);
}
