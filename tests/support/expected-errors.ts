/** The errors that a test expects, and those that come. */
export class ExpectedErrors {
  #hasCome = new Map<RegExp, boolean>();
  #unexpected: string[] = [];

  /** Says that the test makes the app report an error for each of these patterns. */
  expect(...patterns: RegExp[]): void {
    for (const pattern of patterns) this.#hasCome.set(pattern, false);
  }

  /** Says that such errors fail no test, whether they come or not. */
  allow(pattern: RegExp): void {
    this.#hasCome.set(pattern, true);
  }

  /** Takes note of an error that has come. */
  note(text: string): void {
    const pattern = [...this.#hasCome.keys()].find((expected) => expected.test(text));
    if (pattern) this.#hasCome.set(pattern, true);
    else this.#unexpected.push(text);
  }

  /** The errors that have come since the last call and that the test does not expect. */
  takeUnexpected(): string[] {
    return this.#unexpected.splice(0);
  }

  /** What the test expects and has not come. */
  get missing(): RegExp[] {
    return [...this.#hasCome].flatMap(([pattern, hasCome]) => (hasCome ? [] : pattern));
  }
}
