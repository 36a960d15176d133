import { describe, expect, test } from "vitest";
import { parseSettings, SettingsError } from "#src/settings.ts";

const ENV = {
  VITE_API_BASE_URL: "/api",
  VITE_FIREBASE_API_KEY: "key",
  VITE_FIREBASE_AUTH_DOMAIN: "monster-field.example",
  VITE_FIREBASE_PROJECT_ID: "project",
  VITE_FIREBASE_APP_ID: "app",
  VITE_FIREBASE_AUTH_EMULATOR_URL: "",
};

describe("settings", () => {
  test.each([
    ["/api", "/api"],
    [" /api/ ", "/api"],
    ["https://api.example/v1/api/", "https://api.example/v1/api"],
    ["http://localhost:5184/api", "http://localhost:5184/api"],
    [undefined, "/api"],
  ])("the API address %s becomes %s", (value, address) => {
    expect(parseSettings({ ...ENV, VITE_API_BASE_URL: value }).app.apiBaseUrl).toBe(address);
  });

  test("the Auth emulator is used only when it is configured", () => {
    expect(parseSettings(ENV).app.authEmulatorUrl).toBe("");
    const withEmulator = { ...ENV, VITE_FIREBASE_AUTH_EMULATOR_URL: "/" };
    expect(parseSettings(withEmulator).app.authEmulatorUrl).toBe("/");
  });

  test("the API of the build needs a host, and is not among the app's settings", () => {
    const url = "https://api.example/api";
    const settings = parseSettings({ ...ENV, PRERENDER_API_URL: url });
    expect(settings.prerenderApiUrl).toBe(url);
    expect(JSON.stringify(settings.app)).not.toContain(url);
    expect(parseSettings(ENV).prerenderApiUrl).toBe("");
    expect(() => parseSettings({ ...ENV, PRERENDER_API_URL: "/api" })).toThrow(
      "PRERENDER_API_URL: must be an http(s) address with its host",
    );
  });

  test.each([
    "",
    "api",
    "ftp://api.example",
    "//api.example",
    "/\\api.example",
    "javascript:alert(1)",
    "http://",
  ])("the API address %j is refused with the name of its variable", (value) => {
    expect(() => parseSettings({ ...ENV, VITE_API_BASE_URL: value })).toThrow(
      /^VITE_API_BASE_URL: must /,
    );
  });

  test("an error names every invalid variable", () => {
    const env = { ...ENV, VITE_FIREBASE_API_KEY: " ", VITE_FIREBASE_APP_ID: undefined };
    expect(() => parseSettings(env)).toThrow(SettingsError);
    expect(() => parseSettings(env)).toThrow(/VITE_FIREBASE_API_KEY.*\n.*VITE_FIREBASE_APP_ID/);
  });
});
