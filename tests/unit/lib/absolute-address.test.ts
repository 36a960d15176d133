// @vitest-environment jsdom
import fc from "fast-check";
import { expect, test } from "vitest";
import { absoluteAddress } from "#src/page/contract.ts";
import { parseSettings, SettingsError } from "../../../build/settings.ts";
import { contentSecurityPolicy } from "../../../scripts/content-security-policy.ts";

const ENV = {
  VITE_FIREBASE_API_KEY: "key",
  VITE_FIREBASE_AUTH_DOMAIN: "monster-field.example",
  VITE_FIREBASE_PROJECT_ID: "project",
  VITE_FIREBASE_APP_ID: "app",
};

/** The app's settings with this address; `null` if the build refuses it. */
function settingsWith(address: string) {
  try {
    return parseSettings({ ...ENV, VITE_API_BASE_URL: address }).app;
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
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
      const settings = settingsWith(`${start}${host}/${rest.join("")}`);
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
