import { describe, expect, test } from "vitest";
import { CORS, runCheck, serveApi } from "#tests/support/api-server.ts";

const PREFLIGHT =
  "✗ CORS: a preflight lets http://localhost:5173 send Authorization and Content-Type";
const READABLE = "✗ CORS: http://localhost:5173 may read every answer, errors too";

describe.concurrent("the report on CORS", () => {
  const ALLOW = "Access-Control-Allow-Origin";

  test.each([
    ["no header", {}, `OPTIONS /monsters: ${ALLOW} is missing, Access-Control-Allow-Headers lacks`],
    [
      "another origin",
      { ...CORS, [ALLOW]: "https://other.example" },
      `OPTIONS /health: ${ALLOW} is "https://other.example"`,
    ],
    [
      "any header, which does not include Authorization",
      { [ALLOW]: "http://localhost:5173", "Access-Control-Allow-Headers": "*" },
      "OPTIONS /monsters: Access-Control-Allow-Headers lacks authorization; OPTIONS",
    ],
  ])("says what is missing when preflights allow %s", async (_, headers, text) => {
    const api = await serveApi({ headers });
    const { lines, exitCode } = await runCheck([api]);
    const line = lines.find((one) => one.startsWith(PREFLIGHT));
    expect(line).toContain(text);
    expect(line).toContain(`; not needed for an app that is served from ${new URL(api).origin})`);
    expect(exitCode).toBe(1);
  });

  test("says when preflights are refused", async () => {
    const { report, exitCode } = await runCheck([await serveApi({ preflightStatus: 405 })]);
    expect(report).toContain(
      `${PREFLIGHT} (OPTIONS /monsters: answers 405; OPTIONS /monsters/{id}: `,
    );
    expect(exitCode).toBe(1);
  });

  test("says which errors the app cannot read", async () => {
    const api = await serveApi({
      answer: (path, outgoing) => {
        if (path === "/user/profile") outgoing.removeHeader(ALLOW);
      },
    });
    const { report, exitCode } = await runCheck([api]);
    expect(report).toContain(`${READABLE} (GET /user/profile of a guest: ${ALLOW} is missing; not`);
    expect(exitCode).toBe(1);
  });

  test("covers the origin that is given as an option", async () => {
    const origin = "https://app.example";
    const api = await serveApi({ headers: { ...CORS, [ALLOW]: origin } });
    const { report, exitCode } = await runCheck([api, "--origin", `${origin}/`]);
    expect(report).toContain(`✓ CORS: ${origin} may read every answer, errors too`);
    expect(exitCode).toBe(0);
  });
});
