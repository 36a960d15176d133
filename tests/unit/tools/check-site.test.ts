import { describe, expect, test } from "vitest";
import { runCheck } from "#tests/support/api-server.ts";
import { type SiteReply, serveSite } from "#tests/support/site-server.ts";

const check = (...args: string[]) => runCheck(args, {}, "tools/check-site.ts");

const SITEMAP = "/sitemap.xml";

function answerSitemap(reply: SiteReply, ...addresses: string[]): void {
  reply.status = 200;
  reply.headers.set("Content-Type", "application/xml");
  reply.body = `<urlset>${addresses.map((address) => `<url><loc>${address}</loc></url>`)}</urlset>`;
}

describe.concurrent("the report on a site", () => {
  test("has a line for each claim, and none that is not met", async () => {
    const origin = await serveSite();
    const { lines, exitCode } = await check(`${origin}/`);
    expect(lines).toEqual([
      `Checking ${origin}`,
      "– the site is served by https only: not checked (the site is on this machine)",
      "✓ every address gets its page (11 addresses)",
      "✓ a missing file is not found",
      "✓ every file that a page names is there, with its type (3 files)",
      "✓ Strict-Transport-Security is on every answer",
      "✓ X-Content-Type-Options is on every answer",
      "✓ Referrer-Policy is on every answer",
      "✓ Cross-Origin-Opener-Policy is on every answer",
      "✓ Permissions-Policy is on every answer",
      "✓ hashed files may be kept for a year",
      "✓ pages and other files are asked for at every visit",
      "✓ every page has a Content-Security-Policy",
      "✓ the policy forbids what the app does not need",
      "✓ the policy allows only named scripts",
      "✓ the policy allows what stands in the pages",
      expect.stringMatching(/^! pages and scripts are compressed \(.*the app works, but slowly\)$/),
      "✓ the app can be installed: its manifest and icons are there (2 icons)",
      "✓ the service worker is there, with every file that it keeps (3 files)",
      "– every address of the sitemap is a page of this site: not checked (there is none)",
      "16 met, 0 not met, 2 not checked, 1 warning",
    ]);
    expect(exitCode).toBe(0);
  });

  const at =
    (broken: string, change: (reply: SiteReply) => void) => (reply: SiteReply, path: string) => {
      if (path === broken) change(reply);
    };
  const answering = (status: number) => (reply: SiteReply) => {
    reply.status = status;
  };
  const inBody = (from: string, to: string) => (reply: SiteReply) => {
    reply.body = reply.body.replace(from, to);
  };
  const having = (header: string, value: string) => (reply: SiteReply) => {
    reply.headers.set(header, value);
  };
  const inPolicy = (from: string, to: string) => (reply: SiteReply) => {
    const policy = reply.headers.get("Content-Security-Policy") ?? "";
    having("Content-Security-Policy", policy.replace(from, to))(reply);
  };

  test.each<[string, (reply: SiteReply, path: string) => void]>([
    [
      "gets its page (/monsters/a.b answers 404; the rewrites of",
      at("/monsters/a.b", answering(404)),
    ],
    [
      "gets its page (/monsters/1 is app.html instead of monster.html",
      at("/monsters/1", inBody('data-route="/_main/monsters/$id"', 'data-route="/_main"')),
    ],
    [
      "gets its page (/monsters answers 301, a redirect to /monsters/",
      at("/monsters", (reply) => {
        having("Location", "/monsters/")(reply);
        answering(301)(reply);
      }),
    ],
    ["missing file is not found (/assets/no-such-file.js answers 200; ", answering(200)],
    ["with its type (/assets/index-1.js answers 404)", at("/assets/index-1.js", answering(404))],
    [
      "with its type (/assets/index-1.js has the type",
      at("/assets/index-1.js", having("Content-Type", "text/plain")),
    ],
    [
      "X-Content-Type-Options is on every answer (/: missing instead of “nosniff”; ",
      having("X-Content-Type-Options", ""),
    ],
    [
      'Strict-Transport-Security is on every answer (/: "max-age=60" instead of “max-age=31536000',
      having("Strict-Transport-Security", "max-age=60"),
    ],
    [
      "hashed files may be kept for a year (/assets/index-1.js: ",
      at("/assets/index-1.js", having("Cache-Control", "no-cache")),
    ],
    [
      'files are asked for at every visit (/login: "max-age=3600" instead of',
      at("/login", having("Cache-Control", "max-age=3600")),
    ],
    [
      "a Content-Security-Policy (/compare?ids=1&ids=2 has none; `npm run deploy`",
      at("/compare", having("Content-Security-Policy", "")),
    ],
    [
      'forbids what the app does not need (/ has frame-ancestors "*"; ',
      inPolicy("ancestors 'none'", "ancestors *"),
    ],
    [
      "only named scripts (/ has 'unsafe-inline'; / has https:; ",
      inPolicy("script-src ", "script-src 'unsafe-inline' https: "),
    ],
    [
      "what stands in the pages (/login blocks an inline script with the hash 'sha",
      at("/login", inBody("start()", "startAnew()")),
    ],
    [
      "manifest and icons are there (/manifest.webmanifest is no manifest",
      at("/manifest.webmanifest", inBody('"name"', '"title"')),
    ],
    [
      "and icons are there (/icons/icon-192.png answers 404",
      at("/icons/icon-192.png", answering(404)),
    ],
    [
      "service worker is there, with every file that it keeps (/service-worker.js has the type",
      at("/service-worker.js", having("Content-Type", "text/html")),
    ],
    [
      "every file that it keeps (/assets/rest-2.js answers 404;",
      at("/assets/rest-2.js", answering(404)),
    ],
    [
      "every address of the sitemap is a page of this site (https://other.example/monsters is else",
      at(SITEMAP, (reply) => answerSitemap(reply, "https://other.example/monsters")),
    ],
  ])("says: %s", async (text, change) => {
    const { lines, exitCode } = await check(await serveSite(change));
    expect(lines.filter((line) => line.startsWith("✗")).join("\n")).toContain(text);
    expect(exitCode).toBe(1);
  });

  test("covers the sitemap that there is", async () => {
    const origin = await serveSite((reply, path, own) => {
      if (path === SITEMAP) answerSitemap(reply, `${own}/`, `${own}/monsters`);
    });
    const { report, exitCode } = await check(origin);
    expect(report).toContain(
      "\n✓ every address of the sitemap is a page of this site (2 addresses)",
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
      "The site's address must have no path.\nUsage: npm run check:site -- <address of the site>\n",
    );
    expect(exitCode).toBe(2);
  });
});
