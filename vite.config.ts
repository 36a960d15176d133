import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";
import { embeddedServices } from "./mocks/embedded-services.ts";
import { parseSettings } from "./src/settings.ts";

/** Modes in which the embedded API and the Auth emulator live on the app's own origin. */
const EMBEDDED_MODES = ["development", "preview"];

export default defineConfig(({ mode }) => {
  if (mode !== "test") parseSettings(loadEnv(mode, import.meta.dirname), "http://localhost");
  return {
    plugins: [
      tanstackRouter({ target: "react", autoCodeSplitting: true, quoteStyle: "double" }),
      react(),
      EMBEDDED_MODES.includes(mode) && embeddedServices(),
    ],
    server: { port: 5173, strictPort: true },
    preview: { port: 5173, strictPort: true },
    build: {
      outDir: mode === "production" ? "dist" : `dist-${mode}`,
      // The oldest browsers with everything that the app calls: URL.parse, light-dark(), popover.
      target: ["chrome126", "firefox129", "safari18"],
    },
    test: {
      environment: "jsdom",
      include: ["tests/{unit,routes}/**/*.test.{ts,tsx}"],
      setupFiles: ["tests/support/setup.ts"],
      restoreMocks: true,
      testTimeout: 20_000,
      reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
    },
  };
});
