import type { Plugin } from "vite";
import type { Monster } from "#src/monsters/monster.ts";
import { canHavePage } from "../prerender/monster-pages.ts";
import { type Files, writeFiles } from "../prerender/write-files.ts";
import { CatalogueError } from "./read-catalogue.ts";

/**
 * The answers of the API as files, by their paths: what a static host needs instead of a back end. A
 * folder cannot have the name of a file, so the list is `monsters.json`: the host answers `/api/monsters`
 * with it, and all of them as `application/json`.
 * @throws {CatalogueError} when an id cannot be the name of a file.
 */
export function apiFiles(monsters: readonly Monster[]): Files {
  const refused = monsters.filter((monster) => !canHavePage(monster)).map(({ id }) => `“${id}”`);
  if (refused.length > 0) {
    throw new CatalogueError(
      `These ids cannot be names of files (a–z, 0–9, - and _): ${refused.join(", ")}`,
    );
  }
  const answers: [path: string, answer: unknown][] = [
    ["api/monsters.json", { data: { count: monsters.length, monsters } }],
    ...monsters.map((monster): [string, unknown] => [
      `api/monsters/${monster.id}`,
      { data: { monster } },
    ]),
    ["api/health", { status: "healthy" }],
    ["api/404.json", { error: { message: "Not found" } }],
  ];
  return new Map(answers.map(([path, answer]) => [path, JSON.stringify(answer)]));
}

/** Writes the API of these monsters beside the app, as files. */
export function staticApi(monsters: readonly Monster[]): Plugin {
  const files = apiFiles(monsters);
  return {
    name: "static-api",
    apply: "build",
    writeBundle: ({ dir = "" }) => writeFiles(dir, files),
  };
}
