import { inspect } from "node:util";
import { expect, test } from "vitest";
import { parseSettings, SettingsError } from "../../build/settings.ts";

const ENV = {
  VITE_API_BASE_URL: "/api",
  VITE_FIREBASE_API_KEY: "key",
  VITE_FIREBASE_AUTH_DOMAIN: "monster-field.example",
  VITE_FIREBASE_PROJECT_ID: "project",
  VITE_FIREBASE_APP_ID: "app",
  VITE_FIREBASE_AUTH_EMULATOR_URL: "",
};

test.each([
  ["/api", "/api"],
  [" /api/ ", "/api"],
  ["https://api.example/v1/api/", "https://api.example/v1/api"],
  ["HTTPS://API.example:443//", "https://api.example"],
  ["/v1/../api", "/api"],
  [undefined, "/api"],
])("the API address %s becomes %s", (value, address) => {
  expect(parseSettings({ ...ENV, VITE_API_BASE_URL: value }).app.apiBaseUrl).toBe(address);
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
  const env = { ...ENV, SITE_URL: "https://m.example/", PRERENDER_PAGES: "7" };
  expect(parseSettings(env).pages).toMatchObject({ siteUrl: "https://m.example", maxMonsters: 7 });
  expect(parseSettings(ENV).pages).toMatchObject({ siteUrl: "", maxMonsters: 2_000 });
});

const NO_ADDRESS = 'must be an http(s) address or a path that starts with "/"';
const NO_HOST = 'must be a host without "https://" and without a path';

test.each([
  ["VITE_API_BASE_URL", "", NO_ADDRESS],
  ["VITE_API_BASE_URL", "api.example.com", NO_ADDRESS],
  ["VITE_API_BASE_URL", "ftp://api.example", NO_ADDRESS],
  ["VITE_API_BASE_URL", "//api.example", NO_ADDRESS],
  ["VITE_API_BASE_URL", "/.//api.example", NO_ADDRESS],
  ["VITE_API_BASE_URL", "https:api.example", NO_ADDRESS],
  ["VITE_API_BASE_URL", "/api/..", 'must be more than "/", where the pages of the app are'],
  ["VITE_API_BASE_URL", "https://me:x@api.example", "must have no user name and no password"],
  ["VITE_API_BASE_URL", "/api?key=1", 'must have no query ("?") and no fragment ("#")'],
  ["VITE_API_BASE_URL", "/api#v1", 'must have no query ("?") and no fragment ("#")'],
  ["VITE_API_BASE_URL", "https://a.example/my api", "must have no spaces and no backslashes"],
  ["VITE_API_BASE_URL", "https://a.example\\@b.example", "must have no spaces and no backslashes"],
  ["VITE_FIREBASE_AUTH_DOMAIN", "https://monsters.example", NO_HOST],
  ["VITE_FIREBASE_AUTH_DOMAIN", "a.example; script-src *", NO_HOST],
  ["SITE_URL", "m.example", "must be"],
  ["SITE_URL", "https://m.example/app", "must be"],
  ["PRERENDER_PAGES", "", "must"],
  ["PRERENDER_PAGES", "1.5", "must"],
  ["PRERENDER_PAGES", "1000000", "must"],
])("%s=%s is refused: it %s", (name, value, problem) => {
  expect(() => parseSettings({ ...ENV, [name]: value })).toThrow(`${name}: ${problem}`);
});

test("an error names every invalid variable", () => {
  const env = { ...ENV, VITE_FIREBASE_API_KEY: " ", VITE_FIREBASE_APP_ID: undefined };
  expect(() => parseSettings(env)).toThrow(SettingsError);
  // Node prints no stack.
  expect(inspect(new SettingsError("words"))).toBe("words");
  expect(() => parseSettings(env)).toThrow(/VITE_FIREBASE_API_KEY.*\n.*VITE_FIREBASE_APP_ID/);
});
