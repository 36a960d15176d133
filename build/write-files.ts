import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The contents of files by their paths in the folder of the build. */
export type Files = Map<string, string | Uint8Array>;

/** Writes files beside those of Vite, which would name each of them: there may be thousands. */
export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}
