import type { Rolldown } from "vite";

export type Bundle = Rolldown.OutputBundle;

/** The chunks that contain these files of the project at `root`, with their static imports. */
export function chunksOf(files: readonly string[], bundle: Bundle, root: string): string[] {
  const chunks = new Set<string>();
  const add = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== "chunk" || chunks.has(fileName)) return;
    chunks.add(fileName);
    chunk.imports.forEach(add);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== "chunk") continue;
    // The id of a code-split route component is the file name and a query string.
    const holds = (file: string) => chunk.moduleIds.some((id) => id.startsWith(`${root}/${file}`));
    if (files.some(holds)) add(chunk.fileName);
  }
  return [...chunks];
}
