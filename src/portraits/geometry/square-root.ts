/**
 * The square root of a positive number by Heron's method, from above: nothing but sums and
 * quotients, which every engine rounds alike, as it need not with `Math.sqrt`.
 */
export function squareRoot(value: number): number {
  let root = (1 + value) / 2;
  for (;;) {
    const closer = (root + value / root) / 2;
    if (!(closer < root)) return root;
    root = closer;
  }
}
