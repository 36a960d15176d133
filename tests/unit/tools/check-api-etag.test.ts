import { describe, expect, test } from "vitest";
import { CORS, runCheck, serveApi } from "#tests/support/api-server.ts";

const UNCHANGED = "GET /monsters answers 304 to the ETag of its list";
const EXPOSED = "CORS: http://localhost:5173 may read the ETag of the list";
const LIST = '{"data":{"monsters":[]}}';

/** An API whose list has this ETag, and is sent again whatever the browser has. */
const serveAgain = (etagOf: (request: number) => string | null) => {
  let requests = 0;
  return serveApi({
    answer: (path, outgoing) => {
      if (path !== "/monsters") return;
      const etag = etagOf(requests);
      requests += 1;
      if (etag !== null) outgoing.setHeader("ETag", etag);
      outgoing.setHeader("Content-Type", "application/json").end(LIST);
    },
  });
};

describe.concurrent("the report on the ETag of the list", () => {
  test("notes that there is none, which is no failure", async () => {
    const { lines, exitCode } = await runCheck([await serveAgain(() => null)]);
    const reason = "it sends no ETag: each refresh sends the whole list again";
    expect(lines).toContain(`– ${UNCHANGED}: not checked (${reason})`);
    expect(lines).toContain(`– ${EXPOSED}: not checked (${reason})`);
    expect(exitCode).toBe(0);
  });

  test("says when the list is sent again all the same", async () => {
    const { lines, exitCode } = await runCheck([await serveAgain(() => '"1"')]);
    expect(lines).toContain(`✗ ${UNCHANGED} (answers 200)`);
    expect(exitCode).toBe(1);
  });

  test("says when every answer has another one", async () => {
    const { lines, exitCode } = await runCheck([await serveAgain((request) => `"${request}"`)]);
    expect(lines).toContain(`✗ ${UNCHANGED} (answers 200, and another ETag: "\\"1\\"")`);
    expect(exitCode).toBe(1);
  });

  test("says when the request that names it fails", async () => {
    const api = await serveApi({
      answer: (path, outgoing, { headers }) => {
        if (path === "/monsters" && headers["if-none-match"]) outgoing.writeHead(412).end();
      },
    });
    const { report, exitCode } = await runCheck([api]);
    expect(report).toContain(`✗ ${UNCHANGED} (answers 412`);
    expect(exitCode).toBe(1);
  });

  test("warns when the app may not read it", async () => {
    const headers = { ...CORS, "Access-Control-Expose-Headers": "Retry-After" };
    const { lines, exitCode } = await runCheck([await serveApi({ headers })]);
    expect(lines).toContain(
      `! ${EXPOSED} (Access-Control-Expose-Headers lacks ETag; the app parses the list again at every refresh)`,
    );
    expect(lines).toContain(`✓ ${UNCHANGED}`);
    expect(exitCode).toBe(0);
  });

  test("is content when any header may be read", async () => {
    const headers = { ...CORS, "Access-Control-Expose-Headers": "*" };
    const { lines } = await runCheck([await serveApi({ headers })]);
    expect(lines).toContain(`✓ ${EXPOSED}`);
  });
});
