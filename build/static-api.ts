import type { Monster } from "#src/monsters/monster.ts";

/**
 * The answers of the API as files, by their paths: what a static host needs instead of a back end. A
 * folder cannot have the name of a file, so the list is `monsters.json`: the host answers `/api/monsters`
 * with it, and all of them as `application/json`. Ids have to be names of files, as `readCatalogue` demands.
 */
export function apiFiles(monsters: readonly Monster[]): Map<string, string> {
  const answers: [path: string, answer: unknown][] = [
    ["api/monsters.json", { data: { monsters } }],
    ...monsters.map((monster): [string, unknown] => [
      `api/monsters/${monster.id}`,
      { data: { monster } },
    ]),
    ["api/health", { status: "healthy" }],
    ["api/404.json", { error: { message: "Not found" } }],
  ];
  return new Map(answers.map(([path, answer]) => [path, JSON.stringify(answer)]));
}
