/** The absolute URL of an address or path from the settings, without a slash at its end. */
export const absoluteAddress = (address: string): string =>
  new URL(address, location.origin).href.replace(/\/+$/, "");
