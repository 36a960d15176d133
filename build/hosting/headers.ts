import { posix } from "node:path";
import firebase from "../../firebase.json" with { type: "json" };

/** The headers of every build, by the paths that get them. */
export const HEADERS = firebase.hosting.headers;

const covers = (source: string, path: string) =>
  posix.matchesGlob(path, source.replace(/^!/, "")) !== source.startsWith("!");

/** The headers that Firebase Hosting sends with every build's answer to `path`. */
export const headersFor = (path: string): [key: string, value: string][] =>
  HEADERS.filter(({ source }) => covers(source, path)).flatMap(({ headers }) =>
    headers.map(({ key, value }): [string, string] => [key, value]),
  );
