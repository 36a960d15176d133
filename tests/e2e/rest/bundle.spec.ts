import { globSync, readFileSync } from "node:fs";
import { expect, test } from "../support/test.ts";

const bundle = globSync("dist/**/*.{js,css,html}")
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");

test("the production bundle contains the app", () => {
  expect(bundle.includes("モンスターフィールド")).toBe(true);
});

const absent = [
  ["the mock API", /mock-faults|ヒノコリス|mswjs|msw\b/],
  [
    "the developers' tools",
    /ReactQueryDevtools|TanStackRouterDevtools|tsqd-|TANSTACK_QUERY_CLIENT/,
  ],
  ["a page or script of the emulator", /emulator\/gapi\.js|js-new-account|getParentIframe/],
] as const;

for (const [what, pattern] of absent) {
  test(`the production bundle does not contain ${what}`, () => {
    // Not toMatch: its failure would print the whole bundle.
    expect(pattern.exec(bundle)?.[0]).toBeUndefined();
  });
}

test("the production build comes with the licences of its packages", () => {
  const licences = globSync("dist/*licences.txt").map((path) => readFileSync(path, "utf8"));
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const packages = Object.entries(dependencies).filter(([name]) => !name.startsWith("@monster"));
  for (const [name, version] of packages)
    expect(licences.join()).toContain(`\n## ${name} - ${version} (`);
});
