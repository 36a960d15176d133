import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { expect, test } from "vitest";

type Package = { exports: Record<string, string>; config: { maxBytes: number } };

/** All scripts of a package, after Brotli. */
async function sizeOf(folder: string, entries: string[]): Promise<number> {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      rolldownOptions: { input: entries, preserveEntrySignatures: "strict" },
    },
  });
  if (!("output" in result)) throw new Error("There is no output");
  const scripts = result.output.map((part) => (part.type === "chunk" ? part.code : ""));
  return brotliCompressSync(scripts.join("\n")).length;
}

test.each(readdirSync("packages"))("%s is within its budget", async (name) => {
  const folder = `packages/${name}`;
  const { exports, config }: Package = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
  const size = await sizeOf(folder, Object.values(exports));
  expect(size).toBeGreaterThan(config.maxBytes * 0.8);
  expect(size).toBeLessThanOrEqual(config.maxBytes);
});
