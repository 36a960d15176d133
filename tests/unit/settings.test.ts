import { describe, expect, test } from "vitest";
import { parseSettings, SettingsError } from "#src/settings.ts";

const ORIGIN = "https://monster-field.example";
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
    ["/api", "https://monster-field.example/api"],
    ["https://api.example/v1/api/", "https://api.example/v1/api"],
    ["http://localhost:5184/api", "http://localhost:5184/api"],
    [undefined, "https://monster-field.example/api"],
  ])("an API at %s is reached at %s", (value, address) => {
    expect(parseSettings({ ...ENV, VITE_API_BASE_URL: value }, ORIGIN).apiBaseUrl).toBe(address);
  });

  test("an emulator is used only where one is named", () => {
    expect(parseSettings(ENV, ORIGIN).firebase.authEmulatorUrl).toBe("");
    const withEmulator = { ...ENV, VITE_FIREBASE_AUTH_EMULATOR_URL: "/" };
    expect(parseSettings(withEmulator, ORIGIN).firebase.authEmulatorUrl).toBe(ORIGIN);
  });

  test.each([
    "",
    "api",
    "ftp://api.example",
    "//api.example",
    "/\\api.example",
    "javascript:alert(1)",
    "http://",
  ])("an API at %j is refused by name", (value) => {
    expect(() => parseSettings({ ...ENV, VITE_API_BASE_URL: value }, ORIGIN)).toThrow(
      /^VITE_API_BASE_URL: must /,
    );
  });

  test("every wrong variable is named", () => {
    const env = { ...ENV, VITE_FIREBASE_API_KEY: " ", VITE_FIREBASE_APP_ID: undefined };
    expect(() => parseSettings(env, ORIGIN)).toThrow(SettingsError);
    expect(() => parseSettings(env, ORIGIN)).toThrow(
      /VITE_FIREBASE_API_KEY.*\n.*VITE_FIREBASE_APP_ID/,
    );
  });
});
