import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { type BuildOptions, build, type InlineConfig, type Plugin } from "vite";

/** Scripts for the browser that are bundled separately from the app. */
const OTHER_ENTRIES = [
  "service-worker/service-worker.ts",
  "src/page/boot/start.ts",
  "src/page/boot/fill-list.ts",
];

/** Records the modules that have code left in the bundle after tree shaking. */
function recordModules(ids: Set<string>): Plugin {
  return {
    name: "record-modules",
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          if (renderedLength > 0) ids.add(id);
        }
      }
    },
  };
}

/** The ids of all modules whose code is in the production build. */
export async function findShippedModules(): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  await using folder = await mkdtempDisposable(`${tmpdir()}/monster-field-licences-`);
  const run = (config: InlineConfig, options: BuildOptions = {}) =>
    build({
      ...config,
      logLevel: "error",
      plugins: [recordModules(ids)],
      // The plugin of the service worker writes its file even so.
      build: { ...options, write: false, outDir: folder.path },
    });
  await run({});
  for (const input of OTHER_ENTRIES) {
    await run(
      { configFile: false, publicDir: false, define: { "SETTINGS.apiBaseUrl": '"/api"' } },
      { modulePreload: false, rolldownOptions: { input, output: { format: "iife" } } },
    );
  }
  return ids;
}
