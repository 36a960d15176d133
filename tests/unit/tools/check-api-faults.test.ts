import { describe, expect, test } from "vitest";
import { runCheck, serveApi } from "#tests/support/api-server.ts";

const LIST = "✗ GET /monsters lists monsters";
const DETAIL = "✗ GET /monsters/{id} tells of a listed monster";
const ABSENT = "✗ GET /monsters/{id} says so when there is no such monster";
const HEALTH = "✗ GET /health reports that all is well";
const GUEST = "✗ GET /user/profile refuses a guest";

describe.concurrent("the report on an API with faults", () => {
  test.each([
    [
      "list=500&detail=400&health=503&profile=404",
      `${LIST} (answers 500)`,
      "– every id is listed once: not checked (there is no list)",
      "– GET /monsters/{id} tells of a listed monster: not checked (no usable monster is listed)",
      `${ABSENT} (answers 400; neither 404 nor “monster: null”)`,
      `${HEALTH} (answers 503 and "status 503")`,
      "! GET /user/profile refuses a guest (answers 404: there is no such call; no screen of the app",
    ],
    [
      "list=html&detail=html&health=html&profile=html",
      `${LIST} (answers 200 with a page of HTML instead of JSON)`,
      `${HEALTH} (answers 200 with a page of HTML instead of JSON)`,
      `${GUEST} (answers 200 with a page of HTML instead of JSON; neither 401 nor 403)`,
    ],
    [
      "list=empty&health=bad-json&detail=refused&profile=cut-off",
      `${LIST} (answers 200 with nothing instead of JSON)`,
      `${HEALTH} (answers 200 with something else than JSON: "{\\"data\\":")`,
      `${ABSENT} (unreachable: the connection was broken off)`,
      `${GUEST} (the answer cannot be read to its end: the connection was broken off)`,
    ],
    [
      "list=shift-jis&health=shift-jis",
      `${LIST} (answers 200 with JSON that is not in UTF-8)`,
      `${HEALTH} (answers 200 with JSON that is not in UTF-8)`,
    ],
    [
      "list=null-data&health=null",
      `${LIST} (the answer has no list in data.monsters)`,
      `${HEALTH} (the answer is null)`,
    ],
    [
      "detail=null-data&health=unhealthy",
      `${DETAIL} (asked for "1": it is null)`,
      `${HEALTH} (answers 200 and "データベースに接続できません")`,
    ],
    [
      "detail=no-data&health=unhealthy-silent",
      `${DETAIL} (asked for "1": the answer has no data.monster)`,
      `${HEALTH} (answers 200 and {"status":"unhealthy"})`,
    ],
    ["detail=404", `${DETAIL} (asked for "1": answers 404)`],
    ["detail=odd-monster", 'asked for "1": level is "10"; asked for "1": hp is missing'],
    [
      "list=odd-monsters",
      "✗ every listed monster has a usable id and name (monster 2: name is missing",
      "; the app leaves such monsters out)",
      "✗ every listed monster has all fields, of their kind or null (monster 1: hp is missing",
      'moves.1 is 4, moves.2 is null; monster 4: type is 5, level is "10", attack is missing',
      "; the app shows unknown values as —, and of long texts the beginning)",
    ],
  ])("says what is wrong with %s", async (faults, ...texts) => {
    const { report, exitCode } = await runCheck([await serveApi({ faults })]);
    for (const text of texts) expect(report).toContain(text);
    expect(exitCode).toBe(1);
  });

  test("says which call is too slow", async () => {
    const { lines, exitCode } = await runCheck([await serveApi({ faults: "health=hang" })]);
    expect(lines).toContain(`${HEALTH} (no whole answer within 10 s)`);
    expect(lines).toContain("✗ every answer is there within 10 s (GET /health)");
    expect(exitCode).toBe(1);
  });

  test("says when nothing listens at the address", async () => {
    const { lines, exitCode } = await runCheck(["http://127.0.0.1:1023/api"]);
    expect(lines).toContain(`${LIST} (unreachable: nothing listens at this address)`);
    expect(lines).toContain(
      "– GET /monsters answers 304 to the ETag of its list: not checked (there is no list)",
    );
    expect(lines).toContain("– no answer is a redirect: not checked (there is no answer)");
    expect(lines.at(-1)).toBe("0 met, 4 not met, 13 not checked");
    expect(exitCode).toBe(1);
  });

  test("says when the server does not support https", async () => {
    const { lines, exitCode } = await runCheck([(await serveApi()).replace("http:", "https:")]);
    expect(lines).toContain(`${LIST} (unreachable: no https is spoken there)`);
    expect(exitCode).toBe(1);
  });

  test("lists redirects", async () => {
    const api = await serveApi({
      answer: (path, outgoing) => {
        if (path === "/monsters") outgoing.writeHead(301, { Location: "/api/monsters/" }).end();
      },
    });
    const redirect = 'answers 301, a redirect to "/api/monsters/", which the app does not follow';
    const { lines, exitCode } = await runCheck([api]);
    expect(lines).toContain(`${LIST} (${redirect})`);
    expect(lines).toContain(`✗ no answer is a redirect (GET /monsters ${redirect})`);
    expect(exitCode).toBe(1);
  });

  test("says when the profile is open to anyone", async () => {
    const api = await serveApi({
      answer: (path, outgoing) => {
        if (path === "/user/profile") outgoing.end('{"data":{}}');
      },
    });
    const { lines, exitCode } = await runCheck([api]);
    expect(lines).toContain(`${GUEST} (gives data to anyone)`);
    expect(exitCode).toBe(1);
  });
});
