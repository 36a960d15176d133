// @vitest-environment jsdom
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { createApi } from "#src/api/api.ts";
import { sendEarlyRequest } from "#src/page/boot/send-early-request.ts";
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

/** The URLs that the app requests below this base: of the early request, and of a later call. */
async function requestedUrls(baseUrl: string, id: string): Promise<URL[]> {
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({}));
  sendEarlyRequest(baseUrl, "/monsters");
  globalThis.earlyRequest = undefined;
  await createApi(absoluteAddress(baseUrl), async () => null)
    .getMonster(id)
    .catch(() => {});
  const urls = fetched.mock.calls.map(([input]) =>
    URL.parse(input instanceof Request ? input.url : input),
  );
  fetched.mockRestore();
  return urls.filter((url) => url !== null);
}

const SCHEMES = ["https://", "http://", "HTTPS://"];
const ODD_STARTS = ["", "/", "//", "///", "/\\", "\\\\", "/./", "/.//", "/\t/", " /", "https:"];
const PIECES = ["api", "/", "//", "..", ".", "%2f", "あ", "@", ":", "?a=1", "#b"];

const oddAddress = fc.record({
  start: fc.constantFrom(...SCHEMES, ...ODD_STARTS, "javascript:", "data:,", "ftp://"),
  host: fc.constantFrom("api.example", "api.example:8443"),
  rest: fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 3, unit: "binary-ascii" }))),
});

const usableId = fc
  .string({ minLength: 1, unit: "grapheme-composite" })
  .filter((id) => id.trim() !== "" && id !== "." && id !== "..");

test("the address of the API leads to the host that it names, however it is written, or is refused", () =>
  fc.assert(
    fc.asyncProperty(oddAddress, usableId, async ({ start, host, rest }, id) => {
      const settings = settingsWith(`${start}${host}/${rest.join("")}`);
      if (!settings) return;
      const isNamed = SCHEMES.includes(start);
      const base = new URL(absoluteAddress(settings.apiBaseUrl));
      expect(base.host).toBe(isNamed ? host : location.host);
      const urls = await requestedUrls(settings.apiBaseUrl, id);
      expect(urls).toHaveLength(2);
      for (const { origin, pathname, search, hash, username } of urls) {
        expect(origin).toBe(base.origin);
        expect(pathname.startsWith(`${base.pathname.replace(/\/$/, "")}/monsters`)).toBe(true);
        expect(search + hash + username).toBe("");
      }
      expect(contentSecurityPolicy(settings, [])).toContain(
        `connect-src 'self' ${isNamed ? base.origin : "https://identitytoolkit.googleapis.com"}`,
      );
    }),
  ));
