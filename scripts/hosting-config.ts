import { globSync, readFileSync } from "node:fs";
import { loadEnv } from "vite";
import { parseSettings } from "#src/settings.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";

type Header = { key: string; value: string };
type Rule = { source: string; headers: Header[] };

const POLICY = "Content-Security-Policy";

/** `firebase.json`'s hosting for the build of `mode` in `folder`, with that build's security policy. */
export function hostingConfig(mode: string, folder: string) {
  const { hosting } = JSON.parse(readFileSync("firebase.json", "utf8"));
  const { app } = parseSettings(loadEnv(mode, ".", ["VITE_", "PRERENDER_"]));
  const pages = globSync(`${folder}/*.html`).map((path) => readFileSync(path, "utf8"));
  const policy = { key: POLICY, value: contentSecurityPolicy(app, pages) };
  const rules: Rule[] = hosting.headers;
  return {
    ...hosting,
    public: folder,
    headers: rules.map(({ source, headers }) => ({
      source,
      headers: headers.map((header) => (header.key === POLICY ? policy : header)),
    })),
  };
}
