// Writes the licences of all packages whose code browsers get: npm run licences
import { writeFileSync } from "node:fs";
import { findShippedModules } from "./licences/shipped-modules.ts";
import {
  findPackageFolder,
  readShippedPackage,
  type ShippedPackage,
} from "./licences/shipped-package.ts";

const FILE = "public/licences.txt";
const LINE = "-".repeat(80);

const formatHeading = ({ name, version, licence }: ShippedPackage) =>
  `${name}@${version} (${licence})`;

const folders = new Set(
  [...(await findShippedModules())].flatMap((id) => findPackageFolder(id) ?? []),
);
const packages = new Map([...folders].map((folder) => [folder, readShippedPackage(folder)]));
const sorted = [...packages.values()].toSorted((one, other) =>
  formatHeading(one) < formatHeading(other) ? -1 : 1,
);

const sections = Object.entries(Object.groupBy(sorted, ({ text }) => text)).map(
  ([text, members = []]) => `${members.map(formatHeading).join("\n")}\n\n${text}\n`,
);
const introduction = `This app holds code of ${sorted.length} packages, under these licences.\n`;
writeFileSync(FILE, [introduction, ...sections].join(`\n${LINE}\n`));
console.log(`${FILE}: ${sorted.length} packages`);
