import { globSync, readFileSync } from "node:fs";
import { loadEnv } from "vite";
import { PAGES } from "../pages.ts";
import { parseSettings, SETTING_PREFIXES } from "../settings.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { HEADERS } from "./headers.ts";

/** Without a file or a rewrite Hosting answers with 404.html and the status 404, also for English addresses. */
const REWRITES = PAGES.filter(({ name }) => name !== "404.html").map(({ file, pattern }) => ({
  regex: pattern,
  destination: `/${file}`,
}));

/** For an API that the build has written as files: none can have the name of the folder of the single monsters. */
const STATIC_API = {
  rewrites: [{ regex: "^/api/monsters$", destination: "/api/monsters.json" }],
  headers: [{ source: "/api/**", headers: [{ key: "Content-Type", value: "application/json" }] }],
};

/**
 * Firebase's `hosting` for the build of `mode` in `folder`, with that build's security policy. `env` has the
 * settings of the build besides those of the environment.
 */
export function hostingConfig(mode: string, folder: string, env: Record<string, string> = {}) {
  const { app, pages } = parseSettings({ ...loadEnv(mode, ".", SETTING_PREFIXES), ...env });
  const files = globSync(`${folder}/**/*.html`).map((path) => readFileSync(path, "utf8"));
  const policy = { key: "Content-Security-Policy", value: contentSecurityPolicy(app, files) };
  const api = pages.catalogue ? STATIC_API : { rewrites: [], headers: [] };
  return {
    public: folder,
    // Serves the index of a folder for its address without a slash.
    trailingSlash: false,
    rewrites: [...api.rewrites, ...REWRITES],
    headers: [...HEADERS, ...api.headers, { source: "**", headers: [policy] }],
  };
}
