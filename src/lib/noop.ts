/** For a promise whose failure is of no consequence, or is dealt with elsewhere. */
export const noop = (): undefined => undefined;
