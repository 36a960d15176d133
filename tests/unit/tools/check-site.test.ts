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

  const everywhere = (header: string, value: string | null) => (reply: SiteReply) => {
    if (value === null) reply.headers.delete(header);
    else reply.headers.set(header, value);
  };
  const at =
    (broken: string, change: (reply: SiteReply) => void) => (reply: SiteReply, path: string) => {
      if (path === broken) change(reply);
    };
  const gone = (reply: SiteReply) => {
    reply.status = 404;
  };
  const policy = (from: RegExp, to: string) => (reply: SiteReply) => {
    const value = reply.headers.get("Content-Security-Policy") ?? "";
    reply.headers.set("Content-Security-Policy", value.replace(from, to));
  };

  test.each<[string, (reply: SiteReply, path: string) => void, string]>([
    [
      "a rewrite",
      at("/monsters/a.b", gone),
      "✗ every address gets its page (/monsters/a.b answers 404; the rewrites of",
    ],
    [
      "the page of an address",
      at("/monsters/1", (reply) => {
        reply.body = reply.body.replace('data-route="/_main/monsters/$id"', 'data-route="/_main"');
      }),
      "✗ every address gets its page (/monsters/1 is app.html instead of monster.html",
    ],
    [
      "a redirect",
      at("/monsters", (reply) => {
        reply.status = 301;
        reply.headers.set("Location", "/monsters/");
      }),
      "✗ every address gets its page (/monsters answers 301, a redirect to /monsters/",
    ],
    [
      "404s",
      (reply) => {
        if (reply.status === 404) reply.status = 200;
      },
      "✗ a missing file is not found (/assets/no-such-file.js answers 200; ",
    ],
    [
      "the first script",
      at("/assets/index-1.js", gone),
      "✗ every file that a page names is there, with its type (/assets/index-1.js answers 404)",
    ],
    [
      "the type of a script",
      at("/assets/index-1.js", everywhere("Content-Type", "text/plain")),
      "✗ every file that a page names is there, with its type (/assets/index-1.js has the type",
    ],
    [
      "a header",
      everywhere("X-Content-Type-Options", null),
      "✗ X-Content-Type-Options is on every answer (/: missing instead of “nosniff”; ",
    ],
    [
      "HSTS",
      everywhere("Strict-Transport-Security", "max-age=60"),
      '✗ Strict-Transport-Security is on every answer (/: "max-age=60" instead of “max-age=31536000',
    ],
    [
      "caching of files",
      at("/assets/index-1.js", everywhere("Cache-Control", "no-cache")),
      "✗ hashed files may be kept for a year (/assets/index-1.js: ",
    ],
    [
      "caching of pages",
      at("/login", everywhere("Cache-Control", "max-age=3600")),
      '✗ pages and other files are asked for at every visit (/login: "max-age=3600" instead of',
    ],
    [
      "the policy of one page",
      at("/compare", everywhere("Content-Security-Policy", null)),
      "✗ every page has a Content-Security-Policy (/compare?ids=1&ids=2 has none; `npm run deploy`",
    ],
    [
      "frames",
      policy(/frame-ancestors 'none'/, "frame-ancestors *"),
      '✗ the policy forbids what the app does not need (/ has frame-ancestors "*"; ',
    ],
    [
      "inline scripts",
      policy(/script-src /, "script-src 'unsafe-inline' https: "),
      "✗ the policy allows only named scripts (/ has 'unsafe-inline'; / has https:; ",
    ],
    [
      "the hash of a script",
      at("/login", (reply) => {
        reply.body = reply.body.replace("start()", "startAnew()");
      }),
      "✗ the policy allows what stands in the pages (/login blocks an inline script with the hash 'sha",
    ],
    [
      "the manifest",
      at("/manifest.webmanifest", (reply) => {
        reply.body = "{}";
      }),
      "✗ the app can be installed: its manifest and icons are there (/manifest.webmanifest is no man",
    ],
    [
      "an icon",
      at("/icons/icon-192.png", gone),
      "✗ the app can be installed: its manifest and icons are there (/icons/icon-192.png answers 404",
    ],
    [
      "the service worker",
      at("/service-worker.js", everywhere("Content-Type", "text/html")),
      "✗ the service worker is there, with every file that it keeps (/service-worker.js has the type",
    ],
    [
      "a file of the service worker",
      at("/assets/rest-2.js", gone),
      "✗ the service worker is there, with every file that it keeps (/assets/rest-2.js answers 404;",
    ],
    [
      "an address of the sitemap",
      at(SITEMAP, (reply) => answerSitemap(reply, "https://other.example/monsters")),
      "✗ every address of the sitemap is a page of this site (https://other.example/monsters is else",
    ],
  ])("says what is not met: %s", async (_, change, line) => {
    const { report, exitCode } = await check(await serveSite(change));
    expect(report).toContain(`\n${line}`);
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

  test.each([
    [[], "Exactly one address is needed."],
    [["https://a.example", "https://b.example"], "Exactly one address is needed."],
    [["a.example"], "The site's address must start with http:// or https://."],
    [["https://a.example/app"], "The site's address must have no path."],
  ])("refuses other arguments: %j", async (args, message) => {
    const { errorOutput, exitCode } = await check(...args);
    expect(errorOutput).toBe(`${message}\nUsage: npm run check:site -- <address of the site>\n`);
    expect(exitCode).toBe(2);
  });
});
