import { describe, expect, test } from "vitest";
import { contentSecurityPolicy } from "../../../scripts/content-security-policy.ts";

const SETTINGS = {
  apiBaseUrl: "https://api.example/v1/api",
  firebase: {
    apiKey: "key",
    authDomain: "monsters.example",
    projectId: "project",
    appId: "app",
  },
  authEmulatorUrl: "",
};

const PAGE = '<script>1</script><script type="module" src="/a.js"></script><style>b{}</style>';

function sourcesOf(directive: string, settings = SETTINGS, pages = [PAGE]): string[] {
  const policy = contentSecurityPolicy(settings, pages).split("; ");
  return (
    policy
      .find((part) => part.startsWith(`${directive} `))
      ?.split(" ")
      .slice(1) ?? []
  );
}

describe("the content security policy", () => {
  const FIREBASE = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];

  test("names the API and the sign-in domain of the settings", () => {
    expect(sourcesOf("connect-src")).toEqual(["'self'", "https://api.example", ...FIREBASE]);
    expect(sourcesOf("frame-src")).toEqual(["https://monsters.example"]);
  });

  test("names no origin for an API on the app's own origin", () => {
    const settings = { ...SETTINGS, apiBaseUrl: "/api" };
    expect(sourcesOf("connect-src", settings)).toEqual(["'self'", ...FIREBASE]);
  });

  test("names the Auth emulator only when there is one", () => {
    const settings = { ...SETTINGS, authEmulatorUrl: "http://localhost:9099" };
    expect(sourcesOf("connect-src", settings)).toContain("http://localhost:9099");
    expect(sourcesOf("frame-src", settings)).toContain("http://localhost:9099");
    expect(contentSecurityPolicy(SETTINGS, [PAGE])).not.toContain("localhost");
  });

  test("allows only the pages' inline scripts and styles, each once, by its hash", () => {
    // SHA-256 of "1", computed with another tool.
    const one = "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='";
    const scripts = sourcesOf("script-src", SETTINGS, [PAGE, PAGE]);
    expect(scripts).toEqual(["'self'", one, "https://apis.google.com"]);
    expect(sourcesOf("style-src")).toHaveLength(2);
  });

  test("never allows arbitrary inline script or eval", () => {
    expect(sourcesOf("script-src").join()).not.toMatch(/unsafe|\*|data:|blob:|http:/);
    for (const directive of ["default-src", "object-src", "base-uri", "frame-ancestors"]) {
      expect(sourcesOf(directive)).toEqual(["'none'"]);
    }
  });
});
