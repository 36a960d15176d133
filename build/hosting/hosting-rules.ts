import { posix } from "node:path";
import firebase from "../../firebase.json" with { type: "json" };
import { PAGE_ADDRESSES } from "../page-addresses.ts";

/** The rules of Firebase Hosting for every build: the pages of addresses, and the headers. */
export const HOSTING_RULES = {
  // Serves the index of a folder for its address without a slash.
  trailingSlash: false,
  // Without a file or a rewrite Hosting answers with 404.html and the status 404, also for English addresses.
  rewrites: PAGE_ADDRESSES.filter(({ name }) => name !== "404.html").map(({ file, pattern }) => ({
    regex: pattern,
    destination: `/${file}`,
  })),
  headers: firebase.hosting.headers,
};

/** Its rules for an API that the build has written as files. */
export const STATIC_API_RULES = {
  // A file cannot have the name of the folder in which the single monsters are.
  rewrites: [{ regex: "^/api/monsters$", destination: "/api/monsters.json" }],
  headers: [{ source: "/api/**", headers: [{ key: "Content-Type", value: "application/json" }] }],
};

const covers = (source: string, path: string) =>
  posix.matchesGlob(path, source.replace(/^!/, "")) !== source.startsWith("!");

/** The headers that Firebase Hosting sends with every build's answer to `path`. */
export function headersFor(path: string): [key: string, value: string][] {
  return HOSTING_RULES.headers
    .filter(({ source }) => covers(source, path))
    .flatMap(({ headers }) => headers.map(({ key, value }): [string, string] => [key, value]));
}
