/**
 * Which paths get which page of the build: the first pattern that matches decides. A path without a
 * match is a file. Hosting, preview, service worker and tests all go by this table.
 * The patterns mean the same in JavaScript and in RE2, the syntax of Firebase Hosting.
 */
export const PAGE_ADDRESSES = [
  { file: "index.html", pattern: "^/$" },
  { file: "monsters.html", pattern: "^/monsters/?$" },
  { file: "monster.html", pattern: "^/monsters/[^/]+$" },
  { file: "login.html", pattern: "^/login/?$" },
  // A dot means a file, except in the id of a monster.
  { file: "app.html", pattern: "^/([^.]*|monsters/.*)$" },
] as const;

export type PageFile = (typeof PAGE_ADDRESSES)[number]["file"];

/** The page for `path`, which is without search and hash; `undefined` where the path is a file's. */
export function pageFor(path: string): PageFile | undefined {
  return PAGE_ADDRESSES.find(({ pattern }) => new RegExp(pattern, "u").test(path))?.file;
}
