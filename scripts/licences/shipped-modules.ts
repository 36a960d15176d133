import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { type BuildOptions, build, type InlineConfig, type Plugin } from "vite";

/** What the browser runs beside the app itself; each is bundled on its own. */
const OTHER_ENTRIES = [
  "service-worker/service-worker.ts",
  "prerender/inline/start.ts",
  "prerender/inline/fill-list.ts",
];

/** Notes the modules of which anything is left in the bundle. */
function noteModules(ids: Set<string>): Plugin {
  return {
    name: "note-modules",
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

/** The ids of all modules whose code a browser gets from the production build. */
export async function shippedModules(): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  await using folder = await mkdtempDisposable(`${tmpdir()}/monster-field-licences-`);
  const run = (config: InlineConfig, options: BuildOptions = {}) =>
    build({
      ...config,
      logLevel: "error",
      plugins: [noteModules(ids)],
      // One plugin writes the service worker all the same.
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
