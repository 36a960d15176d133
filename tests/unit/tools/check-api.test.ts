import { expect, test } from "vitest";
import { CORS, runCheck, serveApi } from "#tests/support/api-server.ts";

const TOKEN = "eyJhbGciOiJub25lIn0.eyJ1aWQiOiJzYWt1cmEifQ.c2lnbmF0dXJl";

test.concurrent("an API that meets the contract passes every check but the one that needs a token", async () => {
  const api = await serveApi();
  const { lines, exitCode } = await runCheck([api]);
  expect(lines.map((line) => line.replace(/took \d+ ms/, "took … ms"))).toEqual([
    `Checking ${api} for an app at http://localhost:5173`,
    "✓ GET /monsters lists monsters (66)",
    "✓ every listed monster has a usable id and name",
    "✓ every id is listed once",
    "✓ every listed monster has all fields, of their kind or null",
    '✓ GET /monsters/{id} tells of a listed monster (asked for "1")',
    "✓ GET /monsters/{id} says so when there is no such monster (answers 404)",
    "✓ GET /health reports that all is well",
    "✓ GET /user/profile refuses a guest (answers 401)",
    "– GET /user/profile answers to a token: not checked (there is no token: set API_ID_TOKEN)",
    "✓ CORS: a preflight lets http://localhost:5173 send Authorization and Content-Type",
    "✓ CORS: http://localhost:5173 may read every answer, errors too",
    "✓ GET /monsters answers 304 to the ETag of its list",
    "✓ no answer is a redirect",
    "✓ every answer is there within 10 s (the slowest took … ms)",
    "✓ every answer with data says that it is JSON",
    "14 met, 0 not met, 1 not checked",
  ]);
  expect(exitCode).toBe(0);
});

test.concurrent.each([
  ["in the environment", [], { API_ID_TOKEN: `${TOKEN}\n` }],
  ["as an option", ["--token", TOKEN], {}],
])("every check is passed with a token %s", async (_, args, env) => {
  const { lines } = await runCheck([await serveApi(), ...args], env);
  expect(lines).toContain("✓ GET /user/profile answers to a token");
  expect(lines.at(-1)).toBe("15 met, 0 not met, 0 not checked");
});

test.concurrent("the token is never printed, even when the API echoes it everywhere", async () => {
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

test.concurrent("a refused token may have expired", async () => {
  const { lines } = await runCheck([await serveApi({ faults: "profile=401" }), "--token", TOKEN]);
  expect(lines).toContain(
    "✗ GET /user/profile answers to a token (answers 401; ID tokens are valid for an hour)",
  );
});

test.concurrent("CORS is checked for the origin that is given as an option", async () => {
  const origin = "https://app.example";
  const api = await serveApi({ headers: { ...CORS, "Access-Control-Allow-Origin": origin } });
  const { lines } = await runCheck([api, "--origin", `${origin}/`]);
  expect(lines).toContain(`✓ CORS: ${origin} may read every answer, errors too`);
});

test.concurrent("an app on the API's own origin needs no CORS", async () => {
  const api = await serveApi({ headers: {} });
  const { lines, exitCode } = await runCheck([`${api}/`, "--origin", new URL(api).origin]);
  const cors = lines.filter((line) => line.includes("CORS"));
  expect(cors).toHaveLength(2);
  for (const line of cors)
    expect(line).toMatch(/^– .*not checked \(not needed: .* from the API's own origin\)$/);
  expect(exitCode).toBe(0);
});

const ADDRESS = "http://127.0.0.1:9/api";

test.concurrent.each([
  [[], "Exactly one address is needed."],
  [[ADDRESS, ADDRESS], "Exactly one address is needed."],
  [["127.0.0.1/api"], "The API's address must start with http:// or https://."],
  [[`${ADDRESS}?key=${TOKEN}`], "The API's address must have no user name, password, query or"],
  [[ADDRESS, "--tokens", TOKEN], "There is an unknown option, or one without its value."],
  [[ADDRESS, "--origin"], "There is an unknown option, or one without its value."],
  [[ADDRESS, "--origin", "app.example"], "The app's origin must start with http:// or https://."],
  [[ADDRESS, "--origin", "https://app.example/x"], "The app's origin must have no path."],
  [[ADDRESS, "--token", `${TOKEN}\n${TOKEN}`], "The token is not an ID token: three parts with"],
])("an invalid command line is refused with a usage message: %j", async (args, message) => {
  const { report, errorOutput, exitCode } = await runCheck(args);
  expect(report).toBe("");
  expect(errorOutput).toContain(message);
  expect(errorOutput).toContain("\nUsage: npm run check:api -- <address of the API>");
  expect(errorOutput).not.toContain(TOKEN.slice(0, 8));
  expect(exitCode).toBe(2);
});
