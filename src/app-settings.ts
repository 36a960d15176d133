/** What the build tells the app. It is public: every visitor's browser gets it. */
export type AppSettings = {
  /** An absolute address, or a path on the app's own origin. */
  apiBaseUrl: string;
  firebase: Record<"apiKey" | "authDomain" | "projectId" | "appId", string>;
  /** An absolute address; empty without an emulator. */
  authEmulatorUrl: string;
  /** The site's own origin; empty if the build does not know it. */
  siteUrl: string;
};

declare global {
  /** The settings of this build. */
  const SETTINGS: AppSettings;
}

/** The absolute URL of an address or path from the settings, without a slash at its end. */
export const absoluteAddress = (address: string): string =>
  new URL(address, location.origin).href.replace(/\/+$/, "");
