import { globSync, readFileSync } from "node:fs";
import { loadEnv } from "vite";
import { parseSettings, SETTING_PREFIXES } from "../settings.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { HOSTING_RULES, STATIC_API_RULES } from "./hosting-rules.ts";

/**
 * Firebase's `hosting` for the build of `mode` in `folder`, with that build's security policy. `env` has the
 * settings of the build besides those of the environment.
 */
export function hostingConfig(mode: string, folder: string, env: Record<string, string> = {}) {
  const { app, pages } = parseSettings({ ...loadEnv(mode, ".", SETTING_PREFIXES), ...env });
  const files = globSync(`${folder}/**/*.html`).map((path) => readFileSync(path, "utf8"));
  const policy = { key: "Content-Security-Policy", value: contentSecurityPolicy(app, files) };
  const api = pages.catalogue ? STATIC_API_RULES : { rewrites: [], headers: [] };
  return {
    public: folder,
    ...HOSTING_RULES,
    rewrites: [...api.rewrites, ...HOSTING_RULES.rewrites],
    headers: [...HOSTING_RULES.headers, ...api.headers, { source: "**", headers: [policy] }],
  };
}
