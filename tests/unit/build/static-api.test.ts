import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { readCatalogue } from "../../../build/read-catalogue.ts";
import { InputError } from "../../../build/settings.ts";
import { takeBuildOptions } from "../../../tools/site/build-options.ts";
import { UsageError } from "../../../tools/usage.ts";

const folder = mkdtempSync(join(tmpdir(), "catalogue-"));
afterAll(() => rmSync(folder, { recursive: true }));

function written(content: unknown): string {
  const path = join(folder, "catalogue.json");
  const isRaw = typeof content === "string" || content instanceof Buffer;
  writeFileSync(path, isRaw ? content : JSON.stringify(content));
  return path;
}

const [first, second] = CATALOGUE;
if (!(first && second)) throw new Error("The catalogue is empty");

describe("a catalogue", () => {
  test.each([
    ["a list", [first, second]],
    ["an answer of the API", { data: { monsters: [first, second] } }],
    ["a byte order mark", `\uFEFF${JSON.stringify([first, second])}`],
  ])("is a file with %s", (_, content) => {
    expect(readCatalogue(written(content))).toEqual([first, second]);
  });

  test.each([
    ["no JSON", "{", "cannot be read as JSON"],
    ["no UTF-8", Buffer.from('[{"name":"é"}]', "latin1"), "cannot be read as JSON"],
    ["no list", { monsters: [] }, "has neither a list nor data.monsters"],
    ["a value of the wrong kind", [{ ...first, level: "10" }], 'monster 1: level is "10"'],
    ["an id twice", [first, first], `the id “${first.id}” is used more than once`],
    ["no monsters", [], "there are no monsters"],
    ["something else in the list", [first, null], "monster 2: it is null"],
    [
      "several faults",
      [
        { ...first, id: "A" },
        { ...second, name: undefined },
      ],
      /monster 2: name is missing.*\n.*“A” cannot be/,
    ],
    ["many faults", Array(30).fill({}), /monster 1: .*\n.*and \d+ more$/s],
  ])("is not a file with %s", (_, content, message) => {
    expect(() => readCatalogue(written(content))).toThrow(InputError);
    expect(() => readCatalogue(written(content))).toThrow(message);
  });

  test("is not a missing file", () => {
    expect(() => readCatalogue(join(folder, "none.json"))).toThrow("none.json cannot be read");
  });
});

describe("the options of a build", () => {
  test.each([
    [["--project", "p"], {}, ["--project", "p"]],
    [["--with-sample-api", "--debug"], { STATIC_API: "sample" }, ["--debug"]],
    [["--project", "p", "--with-api", "m.json"], { STATIC_API: "m.json" }, ["--project", "p"]],
    [["--with-api=m.json"], { STATIC_API: "m.json" }, []],
  ])("%j", (args, settings, others) => {
    expect(takeBuildOptions(args)).toEqual({ settings, others });
  });

  const NO_FILE = "--with-api needs the path of a JSON file.";

  test.each([
    [["--with-api"], NO_FILE],
    [["--with-api", "--project", "p"], NO_FILE],
    [["--with-api="], NO_FILE],
    [["--with-sample-api", "--with-api", "m.json"], "There can be only one API."],
  ])("refused: %j", (args, message) => {
    expect(() => takeBuildOptions(args)).toThrow(new UsageError(message));
  });
});
