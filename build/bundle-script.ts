import { fileURLToPath } from "node:url";
import { type BuildOptions, build } from "vite";

/** Bundles and minifies an inline script of the project with all that it imports. */
export async function bundleScript(path: string, target: BuildOptions["target"]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      write: false,
      ...(target && { target }),
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`../${path}`, import.meta.url)),
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
