/** A result that may be beyond all numbers, as the highest or lowest of them. */
export const finite = (value: number): number =>
  Math.min(Math.max(value, -Number.MAX_VALUE), Number.MAX_VALUE);
