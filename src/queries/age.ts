/**
 * The milliseconds since a time, itself in milliseconds since 1970. A time in the future is from before the clock was set
 * back: who knows how long ago that is, so it is older than any other.
 */
export function ageOf(time: number): number {
  const age = Date.now() - time;
  return age < 0 ? Number.POSITIVE_INFINITY : age;
}
