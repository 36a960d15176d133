import { readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";

/** A package of which a browser gets code. */
export type ShippedPackage = { name: string; version: string; licence: string; text: string };

const manifestSchema = v.object({ name: v.string(), version: v.string(), license: v.string() });

/** Modules that a tool adds, by the package that they come from. */
const TOOLS: readonly (readonly [prefix: string, name: string])[] = [
  ["\0vite/", "vite"],
  ["\0rolldown/", "rolldown"],
];

/** The texts of packages that name their licence and leave its text out. */
const MISSING_TEXTS: Record<string, string> = { "Apache-2.0": "scripts/licences/apache-2.0.txt" };

/** Where the tool's own licence ends and those of what it is built from, which is not shipped, begin. */
const OF_ITS_OWN_PARTS = "\n# Licenses of bundled dependencies";

const INSTALLED = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** The folder of the package that a module belongs to; `null` for the app's own. */
export function packageFolderOf(moduleId: string): string | null {
  const tool = TOOLS.find(([prefix]) => moduleId.startsWith(prefix));
  if (tool) return `node_modules/${tool[1]}`;
  return INSTALLED.exec(moduleId)?.[0] ?? null;
}

function licenceText(folder: string, licence: string): string {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
  const path = file ? `${folder}/${file}` : MISSING_TEXTS[licence];
  if (!path) throw new Error(`${folder} has no text of its licence, ${licence}`);
  const [text = ""] = readFileSync(path, "utf8").split(OF_ITS_OWN_PARTS);
  return text
    .replaceAll("\r\n", "\n")
    .replace(/^\s*\n/, "")
    .trimEnd();
}

/**
 * What the package in `folder` is called, and its licence.
 * @throws {Error} when it names none, or there is no text of it.
 */
export function shippedPackage(folder: string): ShippedPackage {
  const manifest = v.parse(
    manifestSchema,
    JSON.parse(readFileSync(`${folder}/package.json`, "utf8")),
  );
  const { name, version, license: licence } = manifest;
  return { name, version, licence, text: licenceText(folder, licence) };
}
