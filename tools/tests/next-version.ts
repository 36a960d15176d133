import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { integrityOf } from "../../build/integrity.ts";

/** The hash at the end of the name of a script or a style sheet. */
const HASH_IN_NAME = /(?<=-)[\w-]{8}(?=\.(?:js|css)\b)/g;

/** With other names for scripts and style sheets, of the same length. */
const rename = (text: string) => text.replace(HASH_IN_NAME, (hash) => [...hash].reverse().join(""));

const revisionOf = (content: Buffer) => createHash("md5").update(content).digest("hex");

/**
 * Makes another version of a build: the same app, but that its scripts and style sheets have other names. Its service
 * worker knows them, with the revision and the integrity of what has changed by that.
 */
export async function makeNextVersion(build: string, next: string): Promise<void> {
  rmSync(next, { recursive: true, force: true });
  const marks = new Map<string, string>();
  for (const path of globSync("**/*.*", { cwd: build })) {
    const before = readFileSync(join(build, path));
    const isText = [".html", ".js", ".css"].includes(extname(path));
    const after = isText ? Buffer.from(rename(String(before))) : before;
    const target = join(next, rename(path));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, after);
    marks.set(revisionOf(before), revisionOf(after));
    marks.set(integrityOf(before), integrityOf(after));
  }
  const worker = join(next, "service-worker.js");
  const text = readFileSync(worker, "utf8");
  const mark = /\b[\da-f]{32}\b|sha256-[\w+/]+=*/g;
  writeFileSync(
    worker,
    text.replace(mark, (known) => marks.get(known) ?? known),
  );
}
