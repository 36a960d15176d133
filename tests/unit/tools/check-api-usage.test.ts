import { describe, expect, test } from "vitest";
import { runCheck } from "#tests/support/api-server.ts";

const TOKEN = "eyJhbGciOiJub25lIn0.eyJ1aWQiOiJzYWt1cmEifQ.c2lnbmF0dXJl";

describe.concurrent("an invalid command line", () => {
  const api = "http://127.0.0.1:9/api";

  test.each([
    [[], "Exactly one address is needed."],
    [[api, api], "Exactly one address is needed."],
    [["127.0.0.1/api"], "The API's address must start with http:// or https://."],
    [["/api"], "The API's address must start with http:// or https://."],
    [[`${api}?key=${TOKEN}`], "The API's address must have no user name, password, query or hash."],
    [[api, "--tokens", TOKEN], "There is an unknown option, or one without its value."],
    [[api, "--origin"], "There is an unknown option, or one without its value."],
    [[api, "--origin", "app.example"], "The app's origin must start with http:// or https://."],
    [[api, "--origin", "https://app.example/x"], "The app's origin must have no path."],
    [[api, "--token", `${TOKEN}\n${TOKEN}`], "The token is not an ID token: three parts with dots"],
  ])("is refused with a usage message: %j", async (args, message) => {
    const { report, errorOutput, exitCode } = await runCheck(args);
    expect(report).toBe("");
    expect(errorOutput).toContain(message);
    expect(errorOutput).toContain("\nUsage: npm run check:api -- <address of the API>");
    expect(errorOutput).not.toContain(TOKEN.slice(0, 8));
    expect(exitCode).toBe(2);
  });
});
