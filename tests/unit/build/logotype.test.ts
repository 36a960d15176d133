import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { en } from "#src/messages/en.ts";
import { ja } from "#src/messages/ja.ts";

const styles = readFileSync("src/components/ui/logotype.module.css", "utf8");

test.each([
  ["ja", ja.appName],
  ["en", en.appName],
])("the logotype in %s draws the app's name, as wide as the styles say", (language, name) => {
  const svg = readFileSync(`src/components/ui/logotype-${language}.svg`, "utf8");
  expect(svg).toContain(`<title>${name}</title>`);
  const [, width] = /viewBox="0 -15.6 (\d+) 120"/.exec(svg) ?? [];
  const rule = styles.split("}").find((one) => one.includes(`logotype-${language}.svg`));
  expect(rule).toContain(`width: ${Number(width) / 100}em;`);
});
