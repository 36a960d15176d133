/** Says on stderr what is being done, so that stdout holds nothing but the result. */
export function progress(text: string): void {
  console.error(text);
}
