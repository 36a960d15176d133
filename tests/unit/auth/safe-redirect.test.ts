import { expect, test } from "vitest";
import { safeRedirect } from "#src/auth/safe-redirect.ts";
import { fc, fuzzCases } from "#tests/support/fuzz.ts";

const ORIGIN = "https://monster-field.example";

test.each(["/", "/battles?round=2#end", "/monsters/%E3%81%82", "/monsters?q=//x", "/loginnot"])(
  "safeRedirect follows %s",
  (path) => expect(safeRedirect(path)).toBe(path),
);

test.each([
  ...[undefined, null, 7, ["/profile"], { toString: () => "/profile" }],
  ...["", "profile", " /profile", "@evil.example", "javascript:alert(1)"],
  ...["https://evil.example", "//evil.example", "//evil.example/battles", "/\\evil.example"],
  ...["/\t/evil.example"],
  ...["/%2Fevil.example", "/%5Cevil.example", "/%E0%A4%A", "/.//evil.example", "／／evil.example"],
  ...["/login", "/LOGIN?redirect=/profile", "/x/../login", "/%6Cogin", "/login%2Fx"],
])("safeRedirect redirects home instead of to %j", (value) => {
  expect(safeRedirect(value)).toBe("/");
});

test.each([
  ["/en", "/"],
  ["/en/battles?round=2", "/battles?round=2"],
  ["/en//evil.example", "/evil.example"],
  ["/en/%2Fevil.example", "/"],
  ["/en/\\evil.example", "/"],
  ["/en/login", "/"],
])("safeRedirect keeps the language of the page, whatever that of %s", (path, expected) => {
  expect(safeRedirect(path)).toBe(expected);
});

test("safeRedirect never leaves the origin and never returns to the login page", () => {
  const piece = fc.constantFrom(
    ..."/ \\ // . .. login LOGIN en evil.example %2f %5c %2e %6c".split(" "),
    ...["\t", "\r\n", "@", ":", "?", "#", "javascript:", "https:", "／", "。", "\ud800"],
  );
  const hostile = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(piece).map((pieces) => `/${pieces.join("")}`),
  );
  fc.assert(
    fc.property(hostile, (value) => {
      const path = safeRedirect(value);
      expect(path).toMatch(/^\/(?![/\\])/);
      const target = new URL(path, ORIGIN);
      expect(target.origin).toBe(ORIGIN);
      expect(decodeURIComponent(target.pathname)).not.toMatch(/^\/+login(\/|$)/i);
    }),
    { numRuns: fuzzCases(10) },
  );
});
