import { readFileSync } from "node:fs";
import { posix } from "node:path";
import * as v from "valibot";

const where = { source: v.optional(v.string()), regex: v.optional(v.string()) };
const schema = v.object({
  hosting: v.object({
    rewrites: v.array(v.object({ ...where, destination: v.string() })),
    headers: v.array(
      v.object({ ...where, headers: v.array(v.object({ key: v.string(), value: v.string() })) }),
    ),
  }),
});

type Where = { source?: string | undefined; regex?: string | undefined };

function covers({ source, regex }: Where, path: string): boolean {
  if (regex !== undefined) return new RegExp(regex).test(path);
  if (source?.startsWith("!")) return !posix.matchesGlob(path, source.slice(1));
  return source !== undefined && posix.matchesGlob(path, source);
}

export type HostingRules = {
  /** The file that a path without a file of its own is answered with. */
  rewrite(path: string): string | undefined;
  headers(path: string): [key: string, value: string][];
};

/** The rewrites and headers of firebase.json, as Firebase applies them. */
export function hostingRules(): HostingRules {
  const { hosting } = v.parse(schema, JSON.parse(readFileSync("firebase.json", "utf8")));
  return {
    rewrite: (path) => hosting.rewrites.find((rule) => covers(rule, path))?.destination,
    headers: (path) =>
      hosting.headers
        .filter((rule) => covers(rule, path))
        .flatMap(({ headers }) => headers.map(({ key, value }): [string, string] => [key, value])),
  };
}
