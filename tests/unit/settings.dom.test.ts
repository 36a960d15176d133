import { expect, test } from "vitest";
import { absoluteAddress } from "#src/app-settings.ts";
import { fc } from "#tests/support/fuzz.ts";
import { contentSecurityPolicy } from "../../build/hosting/content-security-policy.ts";
import { InputError, parseSettings } from "../../build/settings.ts";

const ENV = {
  VITE_API_BASE_URL: "/api",
  VITE_FIREBASE_API_KEY: "key",
  VITE_FIREBASE_AUTH_DOMAIN: "monster-field.example",
  VITE_FIREBASE_PROJECT_ID: "project",
  VITE_FIREBASE_APP_ID: "app",
  VITE_FIREBASE_AUTH_EMULATOR_URL: "",
};

const settingsWith = (address: string | undefined) =>
  parseSettings({ ...ENV, VITE_API_BASE_URL: address }).app;

test.each([
  ["/api", "/api"],
  [" /api/ ", "/api"],
  ["http://localhost:5184/api", "http://localhost:5184/api"],
  ["HTTPS://API.example:443//", "https://api.example"],
  ["https://api.example/v1//", "https://api.example/v1"],
  ["/v1/../api", "/api"],
  [undefined, "/api"],
])("the API address %s becomes %s", (value, address) => {
  expect(settingsWith(value).apiBaseUrl).toBe(address);
});

/** The app's settings with this address; `null` if the build refuses it. */
function acceptedSettings(address: string) {
  try {
    return settingsWith(address);
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return null;
  }
}

const SCHEMES = ["https://", "http://", "HTTPS://"];
const ODD_STARTS = ["", "/", "//", "///", "/\\", "\\\\", "/./", "/.//", "/\t/", " /", "https:"];
const PIECES = ["api", "/", "//", "..", ".", "%2f", "あ", "@", ":", "?a=1", "#b"];

const oddAddress = fc.record({
  start: fc.constantFrom(...SCHEMES, ...ODD_STARTS, "javascript:", "data:,", "ftp://"),
  host: fc.constantFrom("api.example", "api.example:8443"),
  rest: fc.array(
    fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 3, unit: "binary-ascii" })),
  ),
});

test("the address of the API leads to the host that it names, however it is written, or is refused", () =>
  fc.assert(
    fc.property(oddAddress, ({ start, host, rest }) => {
      const settings = acceptedSettings(`${start}${host}/${rest.join("")}`);
      if (!settings) return;
      const isNamed = SCHEMES.includes(start);
      const base = absoluteAddress(settings.apiBaseUrl);
      const url = new URL(`${base}/monsters`);
      expect(url.host).toBe(isNamed ? host : location.host);
      expect(url.origin + url.pathname).toBe(`${base}/monsters`);
      expect(url.search + url.hash + url.username).toBe("");
      expect(contentSecurityPolicy(settings, [])).toContain(
        `connect-src 'self' ${isNamed ? url.origin : "https://identitytoolkit.googleapis.com"}`,
      );
    }),
  ));

test("each setting has a default, and only those of the app are given to it", () => {
  const pages = { apiUrl: "", catalogue: "" };
  expect(parseSettings(ENV)).toMatchObject({ app: { authEmulatorUrl: "", siteUrl: "" }, pages });
  const { app, pages: own } = parseSettings({
    ...ENV,
    VITE_FIREBASE_AUTH_EMULATOR_URL: "/",
    PRERENDER_API_URL: "https://build.example/api",
    SITE_URL: "https://m.example/",
  });
  expect(app).toMatchObject({ authEmulatorUrl: "/", siteUrl: "https://m.example" });
  expect(own.apiUrl).toBe("https://build.example/api");
  expect(JSON.stringify(app)).not.toContain("build.example");
  // The build asks the API that the app will use, where that is a whole address.
  const live = { VITE_API_BASE_URL: "https://api.example/v1" };
  expect(parseSettings({ ...ENV, ...live }).pages.apiUrl).toBe(live.VITE_API_BASE_URL);
  // An API of files takes the place of any other.
  expect(parseSettings({ ...ENV, ...live, STATIC_API: " sample " })).toMatchObject({
    app: { apiBaseUrl: "/api" },
    pages: { catalogue: "sample" },
  });
});

const API = "VITE_API_BASE_URL";
const DOMAIN = "VITE_FIREBASE_AUTH_DOMAIN";

test.each([
  [
    ...[API, 'must be an http(s) address or a path that starts with "/"'],
    ...["", "api", "localhost:5184/api", "ftp://api.example", "/\\api.example", "http://"],
    ...["javascript:alert(1)", "https://me:secret@api.example", "https://api.example/?key=1"],
    ...["/api#v1", "https://api.example/my api", "https://api.example\\@other.example"],
  ],
  [API, 'must be more than "/", where the pages of the app are', "/", "/api/.."],
  ["PRERENDER_API_URL", "must be an http(s) address with its host", "/api"],
  ["SITE_URL", "must be", "/", "m.example", "https://m.example/app"],
  // The policy needs a host.
  [
    ...[DOMAIN, 'must be a host without "https://" and without a path'],
    ...["https://monsters.example", "monsters.example/x", "a.example; script-src *"],
  ],
])("%s %s", (name = "", problem, ...values) => {
  for (const value of values)
    expect(() => parseSettings({ ...ENV, [name]: value }), value).toThrow(`${name}: ${problem}`);
});

test("an error names every invalid variable", () => {
  const env = { ...ENV, VITE_FIREBASE_API_KEY: " ", VITE_FIREBASE_APP_ID: undefined };
  expect(() => parseSettings(env)).toThrow(InputError);
  expect(() => parseSettings(env)).toThrow(/VITE_FIREBASE_API_KEY.*\n.*VITE_FIREBASE_APP_ID/);
});
