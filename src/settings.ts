import * as v from "valibot";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty"));

const SOME_ORIGIN = "http://localhost";

const isWebAddress = (value: string) =>
  /^(https?:\/\/|\/(?![/\\]))/.test(value) && URL.canParse(value, SOME_ORIGIN);

const isAbsolute = (value: string) => isWebAddress(value) && !value.startsWith("/");

const trimEnd = (value: string) => (value === "/" ? value : value.replace(/\/+$/, ""));

const address = (isValid: (value: string) => boolean, problem: string) =>
  v.pipe(v.string(), v.trim(), v.check(isValid, problem), v.transform(trimEnd));

const AN_ADDRESS = 'must be an http(s) address or a path that starts with "/"';

const orEmpty = (isValid: (value: string) => boolean) => (value: string) =>
  value === "" || isValid(value);

const settingsSchema = v.pipe(
  v.object({
    VITE_API_BASE_URL: v.optional(address(isWebAddress, AN_ADDRESS), "/api"),
    VITE_FIREBASE_API_KEY: text,
    VITE_FIREBASE_AUTH_DOMAIN: text,
    VITE_FIREBASE_PROJECT_ID: text,
    VITE_FIREBASE_APP_ID: text,
    VITE_FIREBASE_AUTH_EMULATOR_URL: v.optional(address(orEmpty(isWebAddress), AN_ADDRESS), ""),
    PRERENDER_API_URL: v.optional(
      address(orEmpty(isAbsolute), "must be an http(s) address with its host"),
      "",
    ),
  }),
  v.transform((env) => ({
    app: {
      apiBaseUrl: env.VITE_API_BASE_URL,
      firebase: {
        apiKey: env.VITE_FIREBASE_API_KEY,
        authDomain: env.VITE_FIREBASE_AUTH_DOMAIN,
        projectId: env.VITE_FIREBASE_PROJECT_ID,
        appId: env.VITE_FIREBASE_APP_ID,
      },
      authEmulatorUrl: env.VITE_FIREBASE_AUTH_EMULATOR_URL,
    },
    prerenderApiUrl: env.PRERENDER_API_URL,
  })),
);

/** `app` is public and goes to the browser; `prerenderApiUrl` is only for the build, empty for none. */
export type Settings = v.InferOutput<typeof settingsSchema>;

/** Addresses are absolute, or paths on the app's own origin; an empty one means none. */
export type AppSettings = Settings["app"];

/** The message names each invalid variable and the problem, one per line. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

/**
 * Parses the settings in `env`. Runs during the build, so that invalid settings are never deployed.
 * @throws {SettingsError} naming every invalid variable.
 */
export function parseSettings(env: Record<string, unknown>): Settings {
  const result = v.safeParse(settingsSchema, env);
  if (result.success) return result.output;
  throw new SettingsError(
    result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join("\n"),
  );
}

declare global {
  /** The settings of this build. */
  const SETTINGS: AppSettings;
}
