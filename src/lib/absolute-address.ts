/** The address of a setting in full, without a slash at its end; a path is one of this origin. */
export const absoluteAddress = (address: string): string =>
  new URL(address, location.origin).href.replace(/\/+$/, "");
