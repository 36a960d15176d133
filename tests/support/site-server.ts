import { extname } from "node:path/posix";
import { LANGUAGES } from "#src/messages/languages.ts";
import { contentSecurityPolicy } from "../../build/hosting/content-security-policy.ts";
import { headersFor } from "../../build/hosting/headers.ts";
import { fileIn, MANIFEST, PAGES, pageFor } from "../../build/pages.ts";
import { CONTENT_TYPES } from "./content-types.ts";
import { serve } from "./serve.ts";

const NOT_FOUND = "/404.html";

const SETTINGS = {
  apiBaseUrl: "/api",
  firebase: { apiKey: "k", authDomain: "monsters.example", projectId: "p", appId: "a" },
  authEmulatorUrl: "",
  siteUrl: "",
};

const htmlOf = ({ route, language }: (typeof PAGES)[number]) =>
  `<!doctype html><html><head><style>b{}</style><link rel="icon" href="/favicon.svg">
<link rel="manifest" href="/manifest.webmanifest">
<script type="module" crossorigin src="/assets/index-1.js"></script></head>
<body><div id="app" data-route="${route}" data-language="${language}"><script>start()</script></div></body></html>`;

const pages = PAGES.map((page) => [`/${page.file}`, htmlOf(page)] as const);

const icons = [{ src: "/icons/icon-192.png" }, { src: "/icons/icon-512.png" }];

const files = new Map<string, string>([
  ...pages,
  ["/favicon.svg", "<svg/>"],
  ["/icons/icon-192.png", "PNG"],
  ["/icons/icon-512.png", "PNG"],
  ["/assets/index-1.js", "1"],
  ["/assets/rest-2.js", "2"],
  ...LANGUAGES.map((language): [string, string] => [
    `/${fileIn(language, MANIFEST)}`,
    JSON.stringify({ name: "M", start_url: "/", icons }),
  ]),
  [
    "/service-worker.js",
    'p([{"revision":null,"url":"assets/index-1.js"},{url:`assets/rest-2.js`},{url:"index.html"}])',
  ],
]);

const policy = contentSecurityPolicy(
  SETTINGS,
  pages.map(([, html]) => html),
);

export type SiteReply = { status: number; headers: Map<string, string>; body: string };

function createReply(path: string): SiteReply {
  const asked = `/${pageFor(path) ?? path.slice(1)}`;
  const file = files.has(asked) && !asked.endsWith(NOT_FOUND) ? asked : NOT_FOUND;
  const headers = new Map(headersFor(path));
  headers.set("Content-Security-Policy", policy);
  headers.set("Content-Type", CONTENT_TYPES[extname(file)] ?? "text/plain");
  // As Firebase Hosting does where there is no file.
  return { status: file === NOT_FOUND ? 404 : 200, headers, body: files.get(file) ?? "" };
}

/**
 * Serves a small site by the rules of the hosting, and returns its origin. `change` may change the answer
 * to a path.
 */
export function serveSite(
  change: (reply: SiteReply, path: string, origin: string) => void = () => {},
): Promise<string> {
  return serve((incoming, outgoing) => {
    const path = incoming.url?.split("?")[0] ?? "/";
    const reply = createReply(path);
    change(reply, path, `http://${incoming.headers.host}`);
    for (const [name, value] of reply.headers) outgoing.setHeader(name, value);
    outgoing.writeHead(reply.status).end(reply.body);
  });
}
