declare global {
  var trustedTypes:
    | {
        createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
      }
    | undefined;
}

/** The allowed sources of scripts: the app itself, and Google for sign-in. */
const TRUSTED_SCRIPTS = [`${location.origin}/`, "https://apis.google.com/"];

/** Allows only scripts of the app and of Google, where Trusted Types are enforced. */
export function installTrustedTypes(): void {
  globalThis.trustedTypes?.createPolicy("default", {
    createScriptURL: (url) => {
      const { href } = new URL(url, location.href);
      return TRUSTED_SCRIPTS.some((start) => href.startsWith(start)) ? url : null;
    },
  });
}
