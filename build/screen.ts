import { createServer, type ResolvedConfig } from "vite";
import { pageParts } from "./page-parts.ts";
import { phrases } from "./phrases.ts";

type Renderer = typeof import("./render.tsx");
type PageRenderer = typeof import("./page.tsx");

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
  const renderer = (await server.ssrLoadModule("/build/render.tsx")) as Renderer;
  const { renderPage } = (await server.ssrLoadModule("/build/page.tsx")) as PageRenderer;
  return { ...pageParts(renderer), renderPage, close: () => server.close() };
}
