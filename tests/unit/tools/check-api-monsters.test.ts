import { describe, expect, test } from "vitest";
import { runCheck, serveApi } from "#tests/support/api-server.ts";

const DETAIL = "✗ GET /monsters/{id} tells of a listed monster";
const ABSENT = "✗ GET /monsters/{id} says so when there is no such monster";

const knownMonster = { type: null, level: 1, hp: 2, attack: 3, defense: 4, speed: 5, moves: [] };

const listOf = (...ids: unknown[]) =>
  JSON.stringify({
    data: { monsters: ids.map((id) => ({ id, name: "ナナ", ...knownMonster })) },
  });

describe.concurrent("the report on the monsters of an API", () => {
  test("names ids that are listed more than once, also when written differently", async () => {
    const api = await serveApi({
      answer: (path, outgoing) => {
        if (path === "/monsters") outgoing.end(listOf(1, "2", "1", " 1 ", 3));
      },
    });
    const { lines, exitCode } = await runCheck([api]);
    expect(lines).toContain(
      '✗ every id is listed once ("1"; the app shows only the first monster of an id)',
    );
    expect(exitCode).toBe(1);
  });

  test("shows at most three problems of a check, and escapes control characters", async () => {
    const api = await serveApi({
      answer: (path, outgoing) => {
        if (path === "/monsters") outgoing.end(listOf("1", "..", null, ["\u009b31m"], true, {}));
      },
    });
    const { lines, exitCode } = await runCheck([api]);
    expect(lines).toContain(
      '✗ every listed monster has a usable id and name (monster 2: id is ".."; monster 3: id is null; monster 4: id is ["\\u{9b}31m"]; and 2 more; the app leaves such monsters out)',
    );
    expect(exitCode).toBe(1);
  });

  test.each([
    [
      "none is missed",
      { monsters: [] },
      "–",
      ": not checked (it sends no data.count: a long list is shown once all of it is there)",
    ],
    [
      "one that is wrong is named",
      { count: 2, monsters: [] },
      "!",
      " (data.count is 2, of 0 monsters)",
    ],
    [
      "one that comes too late is named",
      { monsters: [], count: 0 },
      "!",
      " (data.count comes after data.monsters: the app cannot use it)",
    ],
  ])("tells of the count that %s", async (_, data, mark, note) => {
    const api = await serveApi({
      answer: (path, outgoing) => {
        if (path === "/monsters") outgoing.end(JSON.stringify({ data }));
      },
    });
    const { lines, exitCode } = await runCheck([api]);
    expect(lines).toContain(
      `${mark} GET /monsters says how many there are before it lists them${note}`,
    );
    expect(exitCode).toBe(0);
  });

  test("names a listed monster with an unusual id that is not found by it", async () => {
    const api = await serveApi({
      answer: (path, outgoing) => {
        if (path === "/monsters") outgoing.end(listOf("1", "a/b 火"));
        if (path.includes("%2F")) expect(path).toBe("/monsters/a%2Fb%20%E7%81%AB");
      },
    });
    const { lines, exitCode } = await runCheck([api]);
    expect(lines).toContain(`${DETAIL} (asked for "a/b 火": answers 404)`);
    expect(exitCode).toBe(1);
  });

  test("says when the details are those of another monster", async () => {
    const api = await serveApi({
      answer: (path, outgoing) => {
        if (!path.startsWith("/monsters/")) return;
        outgoing.end(JSON.stringify({ data: { monster: { id: 2, name: "ニ", ...knownMonster } } }));
      },
    });
    const { report, exitCode } = await runCheck([api]);
    expect(report).toContain(`${DETAIL} (asked for "1": the id is "2")`);
    expect(report).toContain(`${ABSENT} (answers with {"id":2,"name":"ニ","type":null,`);
    expect(exitCode).toBe(1);
  });
});
