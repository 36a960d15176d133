import { availableParallelism } from "node:os";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";
import { parseSettings, SETTING_PREFIXES } from "./build/settings.ts";

/** What has a document, by its name or its folder. */
const DOCUMENT = ["tests/routes/*.test.tsx", "tests/unit/**/*.{test.tsx,dom.test.ts}"];

/** What reads the repository, or starts servers and commands. */
const BUILD = [
  "tests/unit/{repository,supply-chain}.test.ts",
  "tests/unit/{build,mocks,tools}/**/*.test.ts",
];

// Only what the tests need: no pages are written here, and no service worker.
export default defineConfig(({ mode }) => ({
  plugins: [tanstackRouter({ target: "react", autoCodeSplitting: true, quoteStyle: "double" })],
  define: {
    SETTINGS: JSON.stringify(
      parseSettings(loadEnv(mode, import.meta.dirname, SETTING_PREFIXES)).app,
    ),
  },
  test: {
    projects: [
      {
        test: {
          name: "pure",
          include: ["tests/unit/**/*.test.ts", "packages/*/tests/*.test.ts"],
          exclude: [...BUILD, ...DOCUMENT],
          setupFiles: "tests/support/setup.ts",
        },
      },
      {
        test: {
          name: "document",
          environment: "jsdom",
          include: DOCUMENT,
          setupFiles: "tests/support/setup-document.ts",
        },
      },
      {
        test: {
          name: "build",
          include: BUILD,
          exclude: DOCUMENT,
          setupFiles: "tests/support/setup.ts",
        },
      },
    ],
    pool: "threads",
    // The files of a worker share its modules and its document: what a test changes there, it or the set-up undoes.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Some tests wait for a timer, and leave their processor to others.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 120_000,
    slowTestThreshold: 1_000,
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
  },
}));
