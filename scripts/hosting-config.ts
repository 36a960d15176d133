import { globSync, readFileSync } from "node:fs";
import { loadEnv } from "vite";
import { parseSettings } from "#src/settings.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { HOSTING_RULES } from "./hosting-rules.ts";

/** Firebase's `hosting` for the build of `mode` in `folder`, with that build's security policy. */
export function hostingConfig(mode: string, folder: string) {
  const { app } = parseSettings(loadEnv(mode, ".", ["VITE_", "PRERENDER_"]));
  const pages = globSync(`${folder}/*.html`).map((path) => readFileSync(path, "utf8"));
  const policy = { key: "Content-Security-Policy", value: contentSecurityPolicy(app, pages) };
  return {
    public: folder,
    rewrites: HOSTING_RULES.rewrites,
    headers: [...HOSTING_RULES.headers, { source: "**", headers: [policy] }],
  };
}
