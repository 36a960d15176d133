import * as v from "valibot";
import type { AppSettings } from "#src/app-settings.ts";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty"));

const host = v.pipe(
  text,
  v.regex(/^[a-z\d.-]+(:\d+)?$/i, 'must be a host without "https://" and without a path'),
);

/** Stands for the app's own origin, which the build does not know. */
const OWN_ORIGIN = "http://own.invalid";

/**
 * An address as the browser writes it, without slashes at its end; the path `/` stays. `null` for `//host`, `/\host` or
 * `host/path`, which lead elsewhere than they look, and for one with more than host and path.
 */
function parseAddress(value: string): string | null {
  const url = /^(https?:\/\/|\/)[^\s\\\p{C}?#]*$/iu.test(value)
    ? URL.parse(value, OWN_ORIGIN)
    : null;
  const isOwn = url?.origin === OWN_ORIGIN;
  if (!url || url.username || url.password || value.startsWith("/") !== isOwn) return null;
  if (isOwn && url.pathname.startsWith("//")) return null;
  return (url.origin + url.pathname).replace(OWN_ORIGIN, "").replace(/\/+$/, "") || "/";
}

/** An address of a kind. */
const address = (kind: RegExp, expected: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((value) => (value === "" ? "" : (parseAddress(value) ?? "refused"))),
    v.regex(kind, `must be ${expected}, without user name, query, fragment, space or backslash`),
  );

const ANY_ADDRESS = 'an http(s) address or a path that starts with "/"';

/** The address of an API or nothing. */
export const webAddress = address(/^(https?:|$)/, "an http(s) address with its host");

/** The origin of a site or nothing. */
export const siteOrigin = address(/^(https?:\/\/[^/]+)?$/, "an http(s) address without a path");

const settingsSchema = v.pipe(
  v.object({
    VITE_API_BASE_URL: v.optional(
      v.pipe(
        address(/^(https?:|\/)/, ANY_ADDRESS),
        v.notValue("/", 'must be more than "/", where the pages of the app are'),
      ),
      "/api",
    ),
    VITE_FIREBASE_API_KEY: text,
    VITE_FIREBASE_AUTH_DOMAIN: host,
    VITE_FIREBASE_PROJECT_ID: text,
    VITE_FIREBASE_APP_ID: text,
    VITE_FIREBASE_AUTH_EMULATOR_URL: v.optional(address(/^(https?:|\/|$)/, ANY_ADDRESS), ""),
    PRERENDER_API_URL: v.optional(webAddress, ""),
    SITE_URL: v.optional(siteOrigin, ""),
    STATIC_API: v.optional(v.pipe(v.string(), v.trim()), ""),
  }),
  v.transform((env) => ({
    app: {
      // The build writes an API of files there, which takes the place of any other.
      apiBaseUrl: env.STATIC_API ? "/api" : env.VITE_API_BASE_URL,
      firebase: {
        apiKey: env.VITE_FIREBASE_API_KEY,
        authDomain: env.VITE_FIREBASE_AUTH_DOMAIN,
        projectId: env.VITE_FIREBASE_PROJECT_ID,
        appId: env.VITE_FIREBASE_APP_ID,
      },
      authEmulatorUrl: env.VITE_FIREBASE_AUTH_EMULATOR_URL,
      siteUrl: env.SITE_URL,
    } satisfies AppSettings,
    pages: {
      // A path means the app's own origin, which cannot answer during the build.
      apiUrl: /^https?:/.test(env.VITE_API_BASE_URL)
        ? env.VITE_API_BASE_URL
        : env.PRERENDER_API_URL,
      catalogue: env.STATIC_API,
    },
  })),
);

/** `app` is public and goes to the browser; `pages` is only for the build. Empty addresses mean none. */
export type Settings = v.InferOutput<typeof settingsSchema>;

/** The prefixes of the names of settings. */
export const SETTING_PREFIXES = ["VITE_", "PRERENDER_", "SITE_URL", "STATIC_API"];

/** Invalid input to the build. Its message says enough, so Node prints no stack. */
export class InputError extends Error {
  override name = "InputError";
  override stack = `${this.name}: ${this.message}`;
}

/**
 * Parses the settings in `env`. Runs during the build, so that invalid settings are never deployed.
 * @throws {InputError} naming each invalid variable and the problem, one per line.
 */
export function parseSettings(env: Record<string, unknown>): Settings {
  const result = v.safeParse(settingsSchema, env);
  if (result.success) return result.output;
  throw new InputError(
    result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join("\n"),
  );
}
