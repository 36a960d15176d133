import { describe, expect, test } from "vitest";
import { runCheck, serveApi } from "#tests/support/api-server.ts";

const TOKEN = "eyJhbGciOiJub25lIn0.eyJ1aWQiOiJzYWt1cmEifQ.c2lnbmF0dXJl";

describe.concurrent("the report on an API that meets the contract", () => {
  test("passes every check but the one that needs a token", async () => {
    const api = await serveApi();
    const { lines, exitCode } = await runCheck([api]);
    expect(lines.map((line) => line.replace(/took \d+ ms/, "took … ms"))).toEqual([
      `Checking ${api} for an app at http://localhost:5173`,
      "✓ GET /monsters lists monsters (66)",
      "✓ every listed monster has a usable id and name",
      "✓ every id is listed once",
      "✓ every listed monster has all fields, of their kind or null",
      "✓ GET /monsters says how many there are before it lists them",
      '✓ GET /monsters/{id} tells of a listed monster (asked for "1")',
      "✓ GET /monsters/{id} says so when there is no such monster (answers 404)",
      "✓ GET /health reports that all is well",
      "✓ GET /user/profile refuses a guest (answers 401)",
      "– GET /user/profile answers to a token: not checked (there is no token: set API_ID_TOKEN)",
      "✓ CORS: a preflight lets http://localhost:5173 send Authorization and Content-Type",
      "✓ CORS: http://localhost:5173 may read every answer, errors too",
      "✓ GET /monsters answers 304 to the ETag of its list",
      "✓ CORS: http://localhost:5173 may read the ETag of the list",
      "✓ no answer is a redirect",
      "✓ every answer is there within 10 s (the slowest took … ms)",
      "✓ every answer with data says that it is JSON",
      "16 met, 0 not met, 1 not checked",
    ]);
    expect(exitCode).toBe(0);
  });

  test.each([
    ["in the environment", [], { API_ID_TOKEN: `${TOKEN}\n` }],
    ["as an option", ["--token", TOKEN], {}],
  ])("passes every check with a token %s", async (_, args, env) => {
    const { lines, exitCode } = await runCheck([await serveApi(), ...args], env);
    expect(lines).toContain("✓ GET /user/profile answers to a token");
    expect(lines.at(-1)).toBe("17 met, 0 not met, 0 not checked");
    expect(exitCode).toBe(0);
  });

  test("says that an app on the API's own origin needs no CORS", async () => {
    const api = await serveApi({ headers: {} });
    const { lines, exitCode } = await runCheck([`${api}/`, "--origin", new URL(api).origin]);
    const cors = lines.filter((line) => line.includes("CORS"));
    expect(cors).toHaveLength(3);
    for (const line of cors) {
      expect(line).toMatch(/^– .*not checked \(not needed: .* from the API's own origin\)$/);
    }
    expect(exitCode).toBe(0);
  });

  test("accepts an empty list", async () => {
    const { lines, exitCode } = await runCheck([await serveApi({ faults: "list=no-monsters" })]);
    expect(lines).toContain("✓ GET /monsters lists monsters (none)");
    expect(lines).toContain("– every id is listed once: not checked (the list is empty)");
    expect(exitCode).toBe(0);
  });

  test("accepts “monster: null” instead of 404", async () => {
    const api = await serveApi({
      answer: (path, outgoing) => {
        if (path.includes("no-such")) outgoing.end('{"data":{"monster":null}}');
      },
    });
    const { report, exitCode } = await runCheck([api]);
    expect(report).toContain("no such monster (answers with “monster: null”)\n");
    expect(exitCode).toBe(0);
  });

  test("only warns about JSON with another content type", async () => {
    const api = await serveApi({
      answer: (path, outgoing) => {
        if (path !== "/health") return;
        outgoing.setHeader("Content-Type", "text/plain").end('{"status":"healthy"}');
      },
    });
    const { lines, exitCode } = await runCheck([api]);
    expect(lines).toContain(
      '! every answer with data says that it is JSON (GET /health: Content-Type is "text/plain"; the app reads it all the same)',
    );
    expect(lines.at(-1)).toBe("15 met, 0 not met, 1 not checked, 1 warning");
    expect(exitCode).toBe(0);
  });
});

describe.concurrent("the token", () => {
  test("is never printed, even when the API echoes it everywhere", async () => {
    const api = await serveApi({
      answer: (path, outgoing, { headers }) => {
        if (path !== "/user/profile" || !headers.authorization) return;
        expect(headers.authorization).toBe(`Bearer ${TOKEN}`);
        outgoing.setHeader("Access-Control-Allow-Origin", TOKEN);
        outgoing.setHeader("Location", `/login?token=${TOKEN}`);
        outgoing.writeHead(302).end(`token ${TOKEN}`);
      },
    });
    const { report, errorOutput, exitCode } = await runCheck([api, "--token", TOKEN]);
    expect(report).toContain('answers 302, a redirect to "/login?token=[token]"');
    expect(report).toContain('Access-Control-Allow-Origin is "[token]"');
    expect(report + errorOutput).not.toContain(TOKEN.slice(0, 8));
    expect(exitCode).toBe(1);
  });

  test("is reported as possibly expired when the API refuses it", async () => {
    const api = await serveApi({ faults: "profile=401" });
    const { lines, exitCode } = await runCheck([api, "--token", TOKEN]);
    expect(lines).toContain(
      "✗ GET /user/profile answers to a token (answers 401; ID tokens are valid for an hour)",
    );
    expect(exitCode).toBe(1);
  });
});
