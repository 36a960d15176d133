import * as v from "valibot";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty"));

/** An address, absolute or from the root of the page's origin; without a slash at its end. */
const address = (origin: string) =>
  v.pipe(
    text,
    v.check((value) => {
      const url = URL.parse(value, origin);
      return (
        url !== null && /^https?:$/.test(url.protocol) && /^(https?:\/\/|\/(?![/\\]))/.test(value)
      );
    }, 'must be an http(s) address or a path that starts with "/"'),
    v.transform((value) => new URL(value, origin).href.replace(/\/+$/, "")),
  );

const settingsSchema = (origin: string) =>
  v.pipe(
    v.object({
      VITE_API_BASE_URL: v.optional(address(origin), "/api"),
      VITE_FIREBASE_API_KEY: text,
      VITE_FIREBASE_AUTH_DOMAIN: text,
      VITE_FIREBASE_PROJECT_ID: text,
      VITE_FIREBASE_APP_ID: text,
      VITE_FIREBASE_AUTH_EMULATOR_URL: v.optional(v.union([v.literal(""), address(origin)]), ""),
    }),
    v.transform((env) => ({
      apiBaseUrl: env.VITE_API_BASE_URL,
      firebase: {
        config: {
          apiKey: env.VITE_FIREBASE_API_KEY,
          authDomain: env.VITE_FIREBASE_AUTH_DOMAIN,
          projectId: env.VITE_FIREBASE_PROJECT_ID,
          appId: env.VITE_FIREBASE_APP_ID,
        },
        authEmulatorUrl: env.VITE_FIREBASE_AUTH_EMULATOR_URL,
      },
    })),
  );

export type Settings = v.InferOutput<ReturnType<typeof settingsSchema>>;

export type FirebaseSettings = Settings["firebase"];

/** Says which variables are wrong and why, one a line. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

/**
 * The settings in `env`, with paths resolved against `origin`.
 * @throws {SettingsError} naming every variable that is wrong.
 */
export function parseSettings(env: Record<string, unknown>, origin: string): Settings {
  const result = v.safeParse(settingsSchema(origin), env);
  if (result.success) return result.output;
  throw new SettingsError(
    result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join("\n"),
  );
}
