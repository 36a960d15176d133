import { describe, expect, test } from "vitest";
import { runCheck } from "#tests/support/api-server.ts";
import { allowRealServers } from "#tests/support/mock-api.ts";
import { serveSite } from "#tests/support/site-server.ts";
import { checkAddress } from "../../../tools/checks/check-site.ts";

allowRealServers();

const check = (address: string) => runCheck((output) => checkAddress([address], output));

describe.concurrent("the report on a site", () => {
  test("has a line for each claim, and none that is not met", async () => {
    const origin = await serveSite();
    const { lines, exitCode } = await check(`${origin}/`);
    expect(lines).toEqual([
      `Checking ${origin}`,
      "– the site is served by https only: not checked (the site is on this machine)",
      "✓ every address gets its page (21 addresses)",
      "✓ a missing file is not found",
      "✓ the Content-Security-Policy of every page allows what stands in it, and no more",
      "✓ every file that a page names is there, with its type (3 files)",
      "✓ Cache-Control is on every answer",
      "✓ Strict-Transport-Security is on every answer",
      "✓ X-Content-Type-Options is on every answer",
      "✓ Referrer-Policy is on every answer",
      "✓ Cross-Origin-Opener-Policy is on every answer",
      "✓ Permissions-Policy is on every answer",
      "✓ pages and scripts are compressed",
      "✓ the app can be installed in Japanese: its manifest and icons are there (2 icons)",
      "✓ the app can be installed in English: its manifest and icons are there (2 icons)",
      "✓ the service worker is there, with every file that it keeps (3 files)",
      "– every address of the sitemap is a page of this site: not checked (there is none)",
      "14 met, 0 not met, 2 not checked",
    ]);
    expect(exitCode).toBe(0);
  });

  /** What is wrong with the answer to one path, or to all. */
  type Fault = {
    at?: string;
    status?: number;
    header?: [string, string];
    replace?: [string, string];
  };

  const CSP = "Content-Security-Policy";
  const having = ({ at, status, header, replace }: Fault) =>
    serveSite((reply, path) => {
      if (at !== undefined && path !== at) return;
      if (status) reply.status = status;
      if (header) reply.headers.set(...header);
      if (!replace) return;
      reply.body = reply.body.replace(...replace);
      reply.headers.set(CSP, (reply.headers.get(CSP) ?? "").replace(...replace));
    });

  test.each<[string, Fault]>([
    ["its page (/monsters/a.b: answers 404; the rewrites of", { at: "/monsters/a.b", status: 404 }],
    [
      "its page (/monsters/1: is app.html instead of monster.html",
      { at: "/monsters/1", replace: ["/_main/monsters/$id", "/_main/_signed-in"] },
    ],
    [
      'its page (/monsters: answers 301, a redirect to "/monsters/"',
      { at: "/monsters", status: 301, header: ["Location", "/monsters/"] },
    ],
    ["missing file is not found (/assets/no-such-file.js: answers 200; ", { status: 200 }],
    ["its type (/assets/index-1.js: answers 404)", { at: "/assets/index-1.js", status: 404 }],
    [
      "its type (/assets/index-1.js: has the type",
      { at: "/assets/index-1.js", header: ["Content-Type", "text/plain"] },
    ],
    [
      "X-Content-Type-Options is on every answer (/: missing instead of “nosniff”; ",
      { header: ["X-Content-Type-Options", ""] },
    ],
    [
      'Cache-Control is on every answer (/login: "max-age=3600" instead of',
      { at: "/login", header: ["Cache-Control", "max-age=3600"] },
    ],
    [
      "no more (/compare?ids=1&ids=2: has none; `npm run deploy`",
      { at: "/compare", header: [CSP, ""] },
    ],
    ['no more (/: has frame-ancestors "*"; ', { replace: ["ancestors 'none'", "ancestors *"] }],
    [
      "no more (/: has the script-src 'unsafe-inline', has the script-src https:; ",
      { replace: ["script-src ", "script-src 'unsafe-inline' https: "] },
    ],
    [
      "no more (/login: blocks an inline script with the hash 'sha",
      { at: "/login", replace: ["start()", "startAnew()"] },
    ],
    ["are there (/icons/icon-192.png: answers 404", { at: "/icons/icon-192.png", status: 404 }],
    [
      "service worker is there, with every file that it keeps (/service-worker.js: has the type",
      { at: "/service-worker.js", header: ["Content-Type", "text/html"] },
    ],
    ["that it keeps (/assets/rest-2.js: answers 404;", { at: "/assets/rest-2.js", status: 404 }],
  ])("says: %s", async (text, fault) => {
    const { lines, exitCode } = await check(await having(fault));
    expect(lines.filter((line) => line.startsWith("✗")).join("\n")).toContain(text);
    expect(exitCode).toBe(1);
  });

  test("names the addresses of the sitemap that are elsewhere", async () => {
    const origin = await serveSite((reply, path, own) => {
      if (path !== "/sitemap.xml") return;
      reply.status = 200;
      reply.body = `<url><loc>${own}/</loc></url><url><loc>https://other.example/</loc></url>`;
    });
    const { lines } = await check(origin);
    expect(lines.at(-2)).toMatch(/^✗ every address .* \(https:..other.example. is elsewhere\)$/);
  });

  test("warns of files that are not compressed", async () => {
    const origin = await serveSite((reply, path) => {
      if (path === "/assets/index-1.js") reply.body = "1".repeat(5_000);
    });
    const { lines, exitCode } = await check(origin);
    expect(lines).toContain(
      "! pages and scripts are compressed (/assets/index-1.js; the app works, but slowly)",
    );
    expect(exitCode).toBe(0);
  });

  test("is one line when there is no site", async () => {
    const { lines, exitCode } = await check("http://127.0.0.1:59998");
    expect(lines).toEqual([
      "Checking http://127.0.0.1:59998",
      "✗ the site answers (unreachable: nothing listens at this address)",
      "0 met, 1 not met, 0 not checked",
    ]);
    expect(exitCode).toBe(1);
  });

  test("refuses another address than that of a site", async () => {
    const { errorOutput, exitCode } = await check("https://a.example/app");
    expect(errorOutput).toBe(
      "The site's address must be an http(s) address with its host, and without a path.\nUsage: npm run check:site -- <address of the site>",
    );
    expect(exitCode).toBe(2);
  });
});
