import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { CORS, runCheck, serveApi } from "#tests/support/api-server.ts";
import { allowRealServers } from "#tests/support/mock-api.ts";
import { checkApi } from "../../../tools/checks/check-api.ts";

const TOKEN = "eyJhbGciOiJub25lIn0.eyJ1aWQiOiJzYWt1cmEifQ.c2lnbmF0dXJl";

allowRealServers();

/** Checks an API with a command line, and no token but that of `env`. */
const check = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  runCheck((output) => checkApi(args, output, env));

test.concurrent("an API that meets the contract passes every check but the one that needs a token", async () => {
  const api = await serveApi();
  const { lines, exitCode } = await check([api]);
  expect(lines.map((line) => line.replace(/in \d+ ms/, "in … ms"))).toEqual([
    `Checking ${api} for an app at http://localhost:5173`,
    "✓ GET /monsters lists monsters (66, in … ms)",
    "✓ every listed monster has a usable id and name",
    "✓ every id is listed once",
    "✓ every listed monster has all fields, of their kind or null",
    "✓ GET /monsters answers 304 to the ETag of its list",
    '✓ GET /monsters/{id} tells of a listed monster (asked for "1")',
    "✓ GET /monsters/{id} says so when there is no such monster (answers 404)",
    "✓ GET /health reports that all is well",
    "✓ GET /user/profile refuses a guest (answers 401)",
    "– GET /user/profile answers to a token: not checked (there is no token: set API_ID_TOKEN)",
    "✓ CORS: a preflight lets http://localhost:5173 send Authorization and Content-Type",
    "✓ CORS: http://localhost:5173 may read every answer, errors too",
    "✓ every answer with data says that it is JSON",
    "12 met, 0 not met, 1 not checked",
  ]);
  expect(exitCode).toBe(0);
});

test.concurrent("every check is passed with a token in the environment", async () => {
  const { lines } = await check([await serveApi()], { API_ID_TOKEN: `${TOKEN}\n` });
  expect(lines).toContain("✓ GET /user/profile answers to a token");
  expect(lines.at(-1)).toBe("13 met, 0 not met, 0 not checked");
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
  const { report, errorOutput, exitCode } = await check([api, "--token", TOKEN]);
  expect(report).toContain('answers 302, a redirect to "/login?token=[token]"');
  expect(report).toContain('Access-Control-Allow-Origin is "[token]"');
  expect(report + errorOutput).not.toContain(TOKEN.slice(0, 8));
  expect(exitCode).toBe(1);
});

test.concurrent("a refused token may have expired", async () => {
  const { lines } = await check([await serveApi({ faults: "profile=401" }), "--token", TOKEN]);
  expect(lines).toContain(
    "✗ GET /user/profile answers to a token (answers 401; ID tokens are valid for an hour)",
  );
});

test.concurrent("CORS is checked for the origin that is given as an option", async () => {
  const origin = "https://app.example";
  const api = await serveApi({ headers: { ...CORS, "Access-Control-Allow-Origin": origin } });
  const { lines } = await check([api, "--origin", `${origin}/`]);
  expect(lines).toContain(`✓ CORS: ${origin} may read every answer, errors too`);
});

test.concurrent("an app on the API's own origin needs no CORS", async () => {
  const api = await serveApi({ headers: {} });
  const { lines, exitCode } = await check([`${api}/`, "--origin", new URL(api).origin]);
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
  [["127.0.0.1/api"], "The API's address must be an http(s) address with its host, without"],
  [[`${ADDRESS}?key=${TOKEN}`], "address with its host, without user name, query,"],
  [[ADDRESS, "--tokens", TOKEN], "There is an unknown option, or one without its value."],
  [[ADDRESS, "--origin"], "There is an unknown option, or one without its value."],
  [[ADDRESS, "--origin", ""], "The app's origin must not be empty."],
  [[ADDRESS, "--origin", "https://app.example/x"], "address with its host, and without a path."],
  [[ADDRESS, "--token", `${TOKEN}\n${TOKEN}`], "The token is not an ID token: three parts with"],
])("an invalid command line is refused with a usage message: %j", async (args, message) => {
  const { report, errorOutput, exitCode } = await check(args);
  expect(report).toBe("");
  expect(errorOutput).toContain(message);
  expect(errorOutput).toContain("\nUsage: npm run check:api -- <address of the API>");
  expect(errorOutput).not.toContain(TOKEN.slice(0, 8));
  expect(exitCode).toBe(2);
});

type Server = NonNullable<Parameters<typeof serveApi>[0]>;

const LIST = "✗ GET /monsters lists monsters";
const DETAIL = "✗ GET /monsters/{id} tells of a listed monster";
const ABSENT = "✗ GET /monsters/{id} says so when there is no such monster";
const HEALTH = "✗ GET /health reports that all is well";
const GUEST = "✗ GET /user/profile refuses a guest";
const PREFLIGHT =
  "✗ CORS: a preflight lets http://localhost:5173 send Authorization and Content-Type";
const UNCHANGED = "GET /monsters answers 304 to the ETag of its list";

const ALLOW = "Access-Control-Allow-Origin";

/** Whether the report has these texts, and the exit code of its marks. */
async function expectReport(api: string, texts: string[]): Promise<void> {
  const { report, exitCode } = await check([api]);
  for (const text of texts) expect(report).toContain(text);
  expect(exitCode).toBe(/^✗/m.test(report) ? 1 : 0);
}

test.concurrent.each(
  Object.entries({
    "list=500&detail=400&health=503&profile=404": [
      `${LIST} (answers 500)`,
      "– every id is listed once: not checked (there is no list)",
      "– GET /monsters/{id} tells of a listed monster: not checked (no usable monster is listed)",
      `${ABSENT} (answers 400; it should answer 404 or “monster: null”)`,
      `${HEALTH} (answers 503 and "status 503")`,
      "! GET /user/profile refuses a guest (answers 404: there is no such call; no screen of the app",
    ],
    "list=html&profile=html": [
      `${LIST} (answers 200 with a page of HTML instead of JSON)`,
      `${GUEST} (answers 200 with a page of HTML instead of JSON; it should answer 401 or 403)`,
    ],
    "list=empty&health=bad-json&detail=refused&profile=cut-off": [
      `${LIST} (answers 200 with nothing instead of JSON)`,
      `${HEALTH} (answers 200 with something else than JSON: "{\\"data\\":")`,
      `${ABSENT} (unreachable: the connection was broken off; it`,
      `${GUEST} (the answer cannot be read to its end: the connection was broken off; it`,
    ],
    "list=shift-jis&health=null": [
      `${LIST} (answers 200 with JSON that is not in UTF-8)`,
      `${HEALTH} (answers 200 and null)`,
    ],
    "list=null-data&health=hang": [
      `${LIST} (the answer has no list in data.monsters)`,
      `${HEALTH} (no whole answer within 10 s)`,
    ],
    "list=no-monsters": [
      "✓ GET /monsters lists monsters (none, in",
      "– every id is listed once: not checked (the list is empty)",
    ],
    "detail=null-data&health=unhealthy": [
      `${DETAIL} (asked for "1": it is null)`,
      `${HEALTH} (answers 200 and "データベースに接続できません")`,
    ],
    "detail=no-data&health=unhealthy-silent": [
      `${DETAIL} (asked for "1": the answer has no data.monster)`,
      `${HEALTH} (answers 200 and {"status":"unhealthy"})`,
    ],
    "detail=odd-monster": ['asked for "1": level is "10"; asked for "1": hp is missing'],
    "list=odd-monsters": [
      "✗ every listed monster has a usable id and name (monster 2: name is missing",
      "; the app leaves such monsters out)",
      "✗ every listed monster has all fields, of their kind or null (monster 1: hp is missing",
      'moves.1 is 4, moves.2 is null; monster 4: type is 5, level is "10", attack is missing',
      "; the app shows unknown values as —, and of long texts the beginning)",
    ],
  }),
)("an API with %s", async (faults, texts) => expectReport(await serveApi({ faults }), texts));

/** An API that answers the paths of this pattern in another way. */
const answering = (
  paths: RegExp,
  answer: (outgoing: ServerResponse, incoming: IncomingMessage) => void,
): Server => ({
  answer: (path, outgoing, incoming) => {
    if (paths.test(path)) answer(outgoing, incoming);
  },
});

/** An API with these answers at these paths. */
const sending = (bodies: Record<string, unknown>): Server => ({
  answer: (path, outgoing) => {
    if (path in bodies) outgoing.end(JSON.stringify(bodies[path]));
  },
});

/** An API with another header. */
const having = (name: string, value: string): Server => ({ headers: { ...CORS, [name]: value } });

const stats = { level: 1, hp: 2, attack: 3, defense: 4, speed: 5 };
const monster = (id: unknown) => ({ id, name: "ナナ", type: null, ...stats, moves: [] });
const listing = (...ids: unknown[]) => ({ "/monsters": { data: { monsters: ids.map(monster) } } });
const detail = (id: unknown) => ({ data: { monster: monster(id) } });

const preflight = (text: string) => [`${PREFLIGHT} (OPTIONS /monsters: ${text}`];

test.concurrent.each<[texts: string[], Server]>([
  [
    [
      '✗ every id is listed once ("1"; the app shows only the first monster of an id)',
      `– ${UNCHANGED}: not checked (it sends no ETag: each refresh sends the whole list again)`,
    ],
    sending(listing(1, "2", "1", " 1 ", 3)),
  ],
  [
    [
      '✗ every listed monster has a usable id and name (monster 2: id is ".."; monster 3: id is null; monster 4: id is ["\\u{9b}31m"]; and 2 more; the app leaves such',
    ],
    sending(listing("1", "..", null, ["\u009b31m"], true, {})),
  ],
  [
    ['✓ GET /monsters/{id} tells of a listed monster (asked for "a/b 火")'],
    sending({ ...listing("1", "a/b 火"), "/monsters/a%2Fb%20%E7%81%AB": detail("a/b 火") }),
  ],
  [
    [`${DETAIL} (asked for "1": the id is "2")`],
    sending({ ...listing("1"), "/monsters/1": detail("2") }),
  ],
  [
    [`${ABSENT} (answers with {"id":2,"name":"ナナ","type":null,`],
    answering(/no-such/, (outgoing) => outgoing.end(JSON.stringify(detail(2)))),
  ],
  [
    ["no such monster (answers with “monster: null”)"],
    answering(/no-such/, (outgoing) => outgoing.end('{"data":{"monster":null}}')),
  ],
  [
    [`${LIST} (answers 301, a redirect to "/api/monsters/", which the app does not follow)`],
    answering(/^.monsters$/, (outgoing) =>
      outgoing.writeHead(301, { Location: "/api/monsters/" }).end(),
    ),
  ],
  [[`${GUEST} (gives data to anyone;`], sending({ "/user/profile": { data: {} } })],
  [
    [
      "! every answer with data says that it is JSON (GET /health: Content-Type is missing; the app reads it all the same)",
      "11 met, 0 not met, 1 not checked, 1 warning",
    ],
    sending({ "/health": { status: "healthy" } }),
  ],
  [preflight(`${ALLOW} is missing, Access-Control-Allow-Headers lacks`), { headers: {} }],
  // By the Fetch standard, “*” does not include Authorization.
  [
    preflight("Access-Control-Allow-Headers lacks authorization; OPTIONS"),
    having("Access-Control-Allow-Headers", "*"),
  ],
  [
    [
      `${PREFLIGHT} (OPTIONS /monsters: answers 405; OPTIONS /monsters/no-such-monster: `,
      "; not needed for an app that is served from http://localhost:",
    ],
    { preflightStatus: 405 },
  ],
  [
    [
      `✗ CORS: http://localhost:5173 may read every answer, errors too (GET /user/profile: ${ALLOW} is missing; not`,
    ],
    answering(/^.user/, (outgoing) => outgoing.removeHeader(ALLOW)),
  ],
  [
    [`✗ ${UNCHANGED} (answers 200, with the ETag "2")`],
    answering(/^.monsters$/, (outgoing, { headers }) => {
      const etag = headers["if-none-match"] ? '"2"' : '"1"';
      outgoing.setHeader("ETag", etag).end('{"data":{"monsters":[]}}');
    }),
  ],
])("the report that says %j", async (texts, server) => expectReport(await serveApi(server), texts));

test("the report on an address where nothing listens", () =>
  expectReport("http://127.0.0.1:1023/api", [
    `${LIST} (unreachable: nothing listens at this address)`,
    `– ${UNCHANGED}: not checked (there is no list)`,
    "– every answer with data says that it is JSON: not checked (there is no answer)",
    "0 met, 4 not met, 9 not checked",
  ]));

test("the report on a server without https", async () =>
  expectReport((await serveApi()).replace("http:", "https:"), [
    `${LIST} (unreachable: no https is spoken there)`,
  ]));
