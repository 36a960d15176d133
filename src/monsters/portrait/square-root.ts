const ROUNDS = 12;

/**
 * The square root of 0.001 to 10,000 to at least nine digits, by Heron's method: nothing but sums
 * and quotients, which every engine rounds alike, as it need not with `Math.sqrt`.
 */
export function squareRoot(value: number): number {
  let root = (1 + value) / 2;
  for (let round = 0; round < ROUNDS; round++) root = (root + value / root) / 2;
  return root;
}
