import { readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";

/** A package whose code is in the production build. */
export type ShippedPackage = { name: string; version: string; licence: string; text: string };

const manifestSchema = v.object({ name: v.string(), version: v.string(), license: v.string() });

/** Virtual modules of build tools, and the packages that they belong to. */
const TOOLS: readonly (readonly [prefix: string, name: string])[] = [
  ["\0vite/", "vite"],
  ["\0rolldown/", "rolldown"],
];

/** For packages that name their licence but do not include its text. */
const FALLBACK_TEXTS: Record<string, string> = { "Apache-2.0": "scripts/licences/apache-2.0.txt" };

/** In a build tool's licence file. What follows is about code that is not in the production build. */
const BUNDLED_LICENCES_HEADING = "\n# Licenses of bundled dependencies";

const PACKAGE_FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** The folder of the package that a module belongs to; `null` for the app's own modules. */
export function findPackageFolder(moduleId: string): string | null {
  const tool = TOOLS.find(([prefix]) => moduleId.startsWith(prefix));
  if (tool) return `node_modules/${tool[1]}`;
  return PACKAGE_FOLDER.exec(moduleId)?.[0] ?? null;
}

function readLicenceText(folder: string, licence: string): string {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
  const path = file ? `${folder}/${file}` : FALLBACK_TEXTS[licence];
  if (!path) throw new Error(`${folder} has no text of its licence, ${licence}`);
  const [text = ""] = readFileSync(path, "utf8").split(BUNDLED_LICENCES_HEADING);
  return text
    .replaceAll("\r\n", "\n")
    .replace(/^\s*\n/, "")
    .trimEnd();
}

/**
 * Reads the name, version and licence of the package in `folder`.
 * @throws {Error} when it names no licence, or there is no text of it.
 */
export function readShippedPackage(folder: string): ShippedPackage {
  const manifest = v.parse(
    manifestSchema,
    JSON.parse(readFileSync(`${folder}/package.json`, "utf8")),
  );
  const { name, version, license: licence } = manifest;
  return { name, version, licence, text: readLicenceText(folder, licence) };
}
