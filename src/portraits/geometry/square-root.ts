/**
 * The square root of a positive number, by Heron's method. It uses only sums and quotients, which
 * every engine rounds alike; the language does not require that of `Math.sqrt`.
 */
export function squareRoot(value: number): number {
  // The first estimate is never too low, so each further one is lower until the digits run out.
  let root = (1 + value) / 2;
  for (;;) {
    const closer = (root + value / root) / 2;
    if (!(closer < root)) return root;
    root = closer;
  }
}
