import react from "@vitejs/plugin-react";
import { build, resolveConfig } from "vite";
import { runCommand } from "./run-command.ts";

/**
 * Builds the app for production into `folder`. `settings` override those of .env files. Its source is
 * in `root`, a checkout.
 */
export async function buildApp(
  folder: string,
  settings: Record<string, string>,
  root = ".",
): Promise<void> {
  await runCommand("vite", ["build", "--outDir", folder, "--emptyOutDir", "--logLevel", "warn"], {
    env: settings,
    cwd: root,
  });
}

/** Builds the floor, a minimal app, into `folder`, for the same browsers as the app. */
export async function buildFloor(folder: string): Promise<void> {
  // Without the last argument, NODE_ENV becomes "development" for this and all later builds.
  const app = await resolveConfig({ logLevel: "silent" }, "build", "production", "production");
  await build({
    configFile: false,
    root: "bench/floor",
    logLevel: "warn",
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, target: app.build.target },
  });
}
