import type { AppSettings } from "#src/app-settings.ts";
import { integrityOf } from "../integrity.ts";

/** The contents of all inline scripts or styles of a page. */
export function inlineContents(html: string, tag: "script" | "style"): string[] {
  const elements = html.matchAll(
    new RegExp(`<${tag}(?![^>]* (?:src|type)=)[^>]*>(.*?)</${tag}>`, "gs"),
  );
  return [...elements].map(([, content = ""]) => content);
}

/** The sources that allow these contents, each once. */
export const hashes = (contents: string[]) =>
  [...new Set(contents)].map((content) => `'${integrityOf(content)}'`);

const originOf = (address: string) =>
  address.startsWith("/") ? "'self'" : new URL(address).origin;

/**
 * The Content-Security-Policy of a build: its own inline scripts and styles by their hashes, its API,
 * and what sign-in with Google by Firebase needs.
 * Source of Firebase's hosts: what its SDK calls, `firebase/auth` 13 (`identitytoolkit`,
 * `securetoken`, the auth domain's frame, and `apis.google.com/js/api.js`).
 */
export function contentSecurityPolicy(settings: AppSettings, pages: string[]): string {
  const { apiBaseUrl, authEmulatorUrl, firebase } = settings;
  const emulator = authEmulatorUrl ? [originOf(authEmulatorUrl)] : [];
  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": [
      "'self'",
      ...hashes(pages.flatMap((page) => inlineContents(page, "script"))),
      "https://apis.google.com",
    ],
    "style-src": ["'self'", ...hashes(pages.flatMap((page) => inlineContents(page, "style")))],
    // Google's script positions its hidden frame with a style attribute.
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", "https://*.googleusercontent.com"],
    "connect-src": [
      "'self'",
      originOf(apiBaseUrl),
      "https://identitytoolkit.googleapis.com",
      "https://securetoken.googleapis.com",
      ...emulator,
    ],
    "frame-src": [`https://${firebase.authDomain}`, ...emulator],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    // Covered by default-src already, but policy checkers look for it.
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    // The search of the home page, before the app is there.
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(" ")}`)
    .join("; ");
}
