import { fileURLToPath } from "node:url";
import { type BuildOptions, build } from "vite";

/** Bundles and minifies `inline/<name>.ts` with its imports, for an inline `<script>`. */
export async function inlineScript(
  name: string,
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
        input: fileURLToPath(new URL(`inline/${name}.ts`, import.meta.url)),
        output: { format: "iife" },
      },
    },
  });
  const [output] = [result].flat();
  const [chunk] = output && "output" in output ? output.output : [];
  if (chunk?.type !== "chunk") throw new Error(`The inline script ${name} has no code`);
  return chunk.code.trim();
}
