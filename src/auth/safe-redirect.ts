import { inLanguage, languageOfPath, withoutLanguage } from "#src/messages/languages.ts";

const HOME = "/";
const BASE = "https://same-origin.invalid";

/** Control characters, which URL parsers drop, and backslashes, which they read as slashes. */
const MISLEADING = /[\p{Cc}\\]/u;

/**
 * Where to go after sign-in, without its language: `value` when it is a path of this origin other than the login page
 * (search and hash included), home for anything else.
 */
export function safeRedirect(value: unknown): string {
  if (typeof value !== "string" || !value.startsWith("/") || MISLEADING.test(value)) return HOME;
  const url = URL.parse(value, BASE);
  if (!url || url.origin !== BASE) return HOME;
  const path = withoutLanguage(url.pathname);
  return isOwnPath(url.pathname) && isOwnPath(path) ? path + url.search + url.hash : HOME;
}

function isOwnPath(pathname: string): boolean {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return false;
  }
  // "/..//host" resolves to the path "//host", so the path has to be checked as well as the origin.
  return !decoded.startsWith("//") && !MISLEADING.test(decoded) && !/^\/login(\/|$)/i.test(decoded);
}

/** On a link to the login page: it leads back to the page of the link, as its address is at the click. */
export const LEADS_BACK = "data-leads-back";

/** What the login page is told of an address that it leads back to. It leads home by itself. */
export function redirectTo(address: string): string | undefined {
  const own = withoutLanguage(address);
  return own === HOME ? undefined : own;
}

/** The address of the login page that leads back to an address, in its language. */
export function loginAddress(address: string): string {
  const redirect = redirectTo(address);
  const search = redirect ? `?redirect=${encodeURIComponent(redirect)}` : "";
  return inLanguage(languageOfPath(address), `/login${search}`);
}
