import { expect, test } from "vitest";
import { contentSecurityPolicy } from "../../../build/hosting/content-security-policy.ts";

const SETTINGS = {
  apiBaseUrl: "https://api.example/v1/api",
  firebase: {
    apiKey: "key",
    authDomain: "monsters.example",
    projectId: "project",
    appId: "app",
  },
  authEmulatorUrl: "",
  siteUrl: "",
};

const PAGE = '<script>1</script><script type="module" src="/a.js"></script><style>1</style>';

// SHA-256 of "1", computed with another tool.
const HASH = "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='";
const FIREBASE = "https://identitytoolkit.googleapis.com https://securetoken.googleapis.com";

const directivesOf = (settings: Partial<typeof SETTINGS>) =>
  contentSecurityPolicy({ ...SETTINGS, ...settings }, [PAGE, PAGE]).split("; ");

test("the policy allows the pages' own code by its hash, the API and Google's sign-in, and no more", () => {
  expect(directivesOf({})).toEqual([
    "default-src 'none'",
    `script-src 'self' ${HASH} https://apis.google.com`,
    `style-src 'self' ${HASH}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https://*.googleusercontent.com",
    `connect-src 'self' https://api.example ${FIREBASE}`,
    "frame-src https://monsters.example",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
});

test("the policy names no API of the app's own origin, and the Auth emulator where there is one", () => {
  const directives = directivesOf({ apiBaseUrl: "/api", authEmulatorUrl: "http://localhost:9099" });
  expect(directives).toContain(`connect-src 'self' ${FIREBASE} http://localhost:9099`);
  expect(directives).toContain("frame-src https://monsters.example http://localhost:9099");
});
