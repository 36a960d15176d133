import { createServer, type ResolvedConfig } from "vite";
import { phrases } from "./phrases.ts";

type PageParts = typeof import("./page.tsx") & typeof import("./render.tsx");

/** Loads the app in a Vite server with the settings of the build, to render its screens and pages. */
export async function createScreens({
  mode,
  define = {},
  css,
}: Pick<ResolvedConfig, "mode" | "define" | "css">) {
  const server = await createServer({
    configFile: false,
    plugins: [phrases()],
    appType: "custom",
    mode,
    define,
    css,
    logLevel: "warn",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const [page, render] = await Promise.all(
    ["page", "render"].map((name) => server.ssrLoadModule(`/build/${name}.tsx`)),
  );
  return { ...({ ...page, ...render } as PageParts), close: () => server.close() };
}
