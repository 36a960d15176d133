import { build, type ResolvedConfig, type Rolldown } from "vite";
import { QUERY_NAMES } from "#src/monsters/search/filters.ts";
import type { PageShell } from "./page.tsx";
import { PAGES } from "./pages.ts";

type Bundle = Rolldown.OutputBundle;

/** The chunks that contain these files of the project at `root`, each after its static imports. */
export function chunksOf(files: readonly string[], bundle: Bundle, root: string): string[] {
  const chunks = new Set<string>();
  const add = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== "chunk" || chunks.has(fileName)) return;
    chunks.add(fileName);
    chunk.imports.forEach(add);
    // To the end.
    chunks.delete(fileName);
    chunks.add(fileName);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== "chunk") continue;
    // The id of a code-split route component is the file name and a query string.
    const holds = (file: string) => chunk.moduleIds.some((id) => id.startsWith(`${root}/${file}`));
    if (files.some(holds)) add(chunk.fileName);
  }
  return [...chunks];
}

/** What the scripts in pages are written in: they run, and say what is wrong, where the app is too new to start. */
const BOOT_TARGET = "es2018";

/** Bundles and minifies a script that stands in pages with all that it imports. */
async function bootScript(path: string, config: ResolvedConfig): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    define: { QUERY_NAMES: JSON.stringify(QUERY_NAMES) },
    build: {
      write: false,
      target: BOOT_TARGET,
      modulePreload: false,
      rolldownOptions: {
        input: `${config.root}/src/${path}.ts`,
        optimization: { inlineConst: true },
        output: { format: "iife" },
      },
    },
  });
  const [output] = [result].flat();
  const [chunk] = output && "output" in output ? output.output : [];
  if (chunk?.type !== "chunk") throw new Error(`The script ${path} has no code`);
  return chunk.code.trim();
}

/** Style sheets of the bundle, each by the chunk that needs it. */
export type Styles = ReadonlyMap<string, string>;

/**
 * Takes the style sheets of all screens out of the bundle, for the pages. Those of other parts stay, and Vite
 * loads them with the code. It has to run before Vite writes down which sheets that are.
 */
export function takeStyles(bundle: Bundle, root: string): Styles {
  const screens = PAGES.flatMap(({ module }) => module ?? []);
  return new Map(
    chunksOf(["src/main.tsx", ...screens], bundle, root).map((fileName) => {
      const chunk = bundle[fileName];
      const names = chunk?.type === "chunk" ? chunk.viteMetadata?.importedCss : undefined;
      const sheets = [...(names ?? [])].map((name) => {
        const sheet = bundle[name];
        names?.delete(name);
        delete bundle[name];
        return sheet?.type === "asset" ? String(sheet.source).trim() : "";
      });
      return [fileName, sheets.join("")];
    }),
  );
}

/**
 * The file with which the app starts.
 * @throws {Error} when there is none.
 */
export function entryOf(bundle: Bundle): string {
  const entry = Object.values(bundle).find((file) => file.type === "chunk" && file.isEntry);
  if (!entry) throw new Error("The build has no script");
  return entry.fileName;
}

/** What all pages contain of the bundle. */
export async function shellOf(
  bundle: Bundle,
  config: ResolvedConfig,
): Promise<Pick<PageShell, "scripts" | "entry" | "portraits">> {
  return {
    scripts: {
      restoreChoices: await bootScript("page/boot/restore-choices", config),
      fillForm: await bootScript("components/encyclopedia/fill-form", config),
      afterContent: await bootScript("page/boot/after-content", config),
      loadApp: await bootScript("page/boot/load-app", config),
    },
    entry: entryOf(bundle),
    portraits: chunksOf(["packages/portraits/src/portrait-element.ts"], bundle, config.root),
  };
}
