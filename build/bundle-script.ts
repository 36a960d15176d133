import { fileURLToPath } from "node:url";
import { type BuildOptions, build } from "vite";

/** Bundles and minifies a script of the project with all that it imports: an inline one, or a file for `format` "es". */
export async function bundleScript(
  path: string,
  format: "iife" | "es",
  apiBaseUrl: string,
  target: BuildOptions["target"],
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    define: { "SETTINGS.apiBaseUrl": JSON.stringify(apiBaseUrl) },
    publicDir: false,
    build: {
      write: false,
      ...(target && { target }),
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`../${path}`, import.meta.url)),
        optimization: { inlineConst: true },
        preserveEntrySignatures: format === "es" && "strict",
        output: { format },
      },
    },
  });
  const [output] = [result].flat();
  const [chunk] = output && "output" in output ? output.output : [];
  if (chunk?.type !== "chunk") throw new Error(`The script ${path} has no code`);
  return chunk.code.trim();
}
