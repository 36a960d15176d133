import { basename } from "node:path";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv } from "vite";
import { BUILD_TARGET } from "./build/browsers.ts";
import { phrases } from "./build/phrases.ts";
import { prerender } from "./build/prerender.ts";
import { parseSettings, SETTING_PREFIXES } from "./build/settings.ts";
import { embeddedServices } from "./mocks/embedded-services.ts";
import { pwa } from "./service-worker/pwa.ts";

/** Modes in which the embedded API and the Auth emulator live on the app's own origin. */
const EMBEDDED_MODES = ["development", "preview"];

/**
 * Few chunks pack better than many small ones. Each takes its files with all that they import; what
 * none of them takes is a chunk of its own for each place that loads it.
 */
const CHUNKS = [
  { name: "app", tags: ["$initial" as const] },
  // What the texts of both languages need, which come with the app. Else it would be in the chunk of a screen.
  { name: "texts", test: /\/src\/(?:lib\/isolate|messages\/format-number)/ },
  { name: "reading", test: "/name-search/src/spell-out" },
  { name: "search", test: "/src/monsters/search/" },
  { name: "detail", test: /\/src\/routes\/_main\/monsters\.\$id/ },
  { name: "portraits", test: "/portraits/src/portrait-element" },
  // Small parts that no guest's first screen needs.
  {
    name: "rest",
    test: /\/src\/(page\/idle|routes\/(login|_main\/_signed-in)|components\/(announcements|layout))/,
  },
];

export default defineConfig(({ mode, command }) => {
  const settings = parseSettings(loadEnv(mode, import.meta.dirname, SETTING_PREFIXES));
  return {
    plugins: [
      tanstackRouter({ target: "react", autoCodeSplitting: true, quoteStyle: "double" }),
      react(),
      command === "build" && phrases(),
      EMBEDDED_MODES.includes(mode) && embeddedServices(),
      prerender(settings),
      pwa(),
    ],
    define: { SETTINGS: JSON.stringify(settings.app) },
    css: {
      modules: {
        // Components have names of their own, so their files' hashes would only add to every page.
        generateScopedName: (name, path) => `${basename(path, ".module.css")}_${name}`,
      },
    },
    server: { port: 5173, strictPort: true },
    preview: { port: 5173, strictPort: true },
    build: {
      outDir: mode === "production" ? "dist" : `dist-${mode}`,
      emptyOutDir: true,
      target: BUILD_TARGET,
      modulePreload: { polyfill: false },
      license: { fileName: "licences.txt" },
      rolldownOptions: {
        input: { index: "src/main.tsx" },
        // Names in place of variables pack better.
        optimization: { inlineConst: true },
        output: { codeSplitting: { groups: CHUNKS } },
      },
    },
  };
});
