import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Makes an empty folder. Disposing of it removes it, and so does the end of the process, after
 * `beforeRemoval`, which must not wait for anything.
 */
export function openTemporaryFolder(name: string, beforeRemoval?: (path: string) => void) {
  const path = mkdtempSync(join(tmpdir(), `monster-field-${name}-`));
  const remove = () => {
    beforeRemoval?.(path);
    rmSync(path, { recursive: true, force: true });
  };
  process.once("exit", remove);
  return {
    path,
    [Symbol.dispose]() {
      process.off("exit", remove);
      remove();
    },
  };
}
