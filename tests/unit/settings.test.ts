import { describe, expect, test } from "vitest";
import { parseSettings, SettingsError } from "../../build/settings.ts";

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
    ["https://api.example", "https://api.example"],
    ["HTTPS://API.example:443//", "https://api.example"],
    ["https://api.example/v1//", "https://api.example/v1"],
    ["/v1/../api", "/api"],
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
    expect(settings.pages.apiUrl).toBe(url);
    expect(JSON.stringify(settings.app)).not.toContain(url);
    expect(parseSettings(ENV).pages.apiUrl).toBe("");
    expect(() => parseSettings({ ...ENV, PRERENDER_API_URL: "/api" })).toThrow(
      "PRERENDER_API_URL: must be an http(s) address with its host",
    );
  });

  test("an API of files is at /api, and is what the build knows of monsters", () => {
    const env = { ...ENV, STATIC_API: " sample " };
    expect(parseSettings(env).pages.catalogue).toBe("sample");
    expect(parseSettings(ENV).pages.catalogue).toBe("");
    expect(() => parseSettings({ ...env, VITE_API_BASE_URL: "https://api.example" })).toThrow(
      "VITE_API_BASE_URL: must be /api, where STATIC_API writes the answers",
    );
    expect(() => parseSettings({ ...env, PRERENDER_API_URL: "https://api.example" })).toThrow(
      "PRERENDER_API_URL: must be empty with STATIC_API",
    );
  });

  test("the site's address is an origin, and pages are at most 999,999", () => {
    const { pages } = parseSettings({
      ...ENV,
      SITE_URL: "https://m.example/",
      PRERENDER_PAGES: "7",
    });
    expect(pages).toMatchObject({ siteUrl: "https://m.example", maxMonsters: 7 });
    expect(parseSettings(ENV).pages).toMatchObject({ siteUrl: "", maxMonsters: 2_000 });
    for (const siteUrl of ["/", "m.example", "https://m.example/app"]) {
      expect(() => parseSettings({ ...ENV, SITE_URL: siteUrl }), siteUrl).toThrow(
        "SITE_URL: must be",
      );
    }
    for (const count of ["", "-1", "1.5", "many", "1000000"]) {
      expect(() => parseSettings({ ...ENV, PRERENDER_PAGES: count }), count).toThrow(
        "PRERENDER_PAGES: must",
      );
    }
  });

  test.each([
    "",
    "api",
    "api.example.com",
    "localhost:5184/api",
    "ftp://api.example",
    "//api.example",
    "///api.example",
    "/\\api.example",
    "/\t/api.example",
    "/.//api.example",
    "https:api.example",
    "javascript:alert(1)",
    "http://",
  ])("the API address %j is refused, because it is none", (value) => {
    expect(() => parseSettings({ ...ENV, VITE_API_BASE_URL: value })).toThrow(
      'VITE_API_BASE_URL: must be an http(s) address or a path that starts with "/"',
    );
  });

  test.each([
    ["/", 'must be more than "/", where the pages of the app are'],
    ["/api/..", 'must be more than "/", where the pages of the app are'],
    ["https://me:secret@api.example", "must have no user name and no password"],
    ["https://api.example/?key=1", 'must have no query ("?") and no fragment ("#")'],
    ["/api#v1", 'must have no query ("?") and no fragment ("#")'],
    ["https://api.example/my api", "must have no spaces and no backslashes"],
    ["https://api.example\\@other.example", "must have no spaces and no backslashes"],
  ])("the API address %j %s", (value, problem) => {
    expect(() => parseSettings({ ...ENV, VITE_API_BASE_URL: value })).toThrow(
      `VITE_API_BASE_URL: ${problem}`,
    );
  });

  test.each(["https://monsters.example", "monsters.example/x", "a.example; script-src *"])(
    "the sign-in domain %j is refused, because the policy needs a host",
    (value) => {
      expect(() => parseSettings({ ...ENV, VITE_FIREBASE_AUTH_DOMAIN: value })).toThrow(
        'VITE_FIREBASE_AUTH_DOMAIN: must be a host without "https://" and without a path',
      );
    },
  );

  test("an error names every invalid variable", () => {
    const env = { ...ENV, VITE_FIREBASE_API_KEY: " ", VITE_FIREBASE_APP_ID: undefined };
    expect(() => parseSettings(env)).toThrow(SettingsError);
    expect(() => parseSettings(env)).toThrow(/VITE_FIREBASE_API_KEY.*\n.*VITE_FIREBASE_APP_ID/);
  });
});
