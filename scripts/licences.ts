// Writes the licences of all that is shipped to browsers: npm run licences
import { writeFileSync } from "node:fs";
import { shippedModules } from "./licences/shipped-modules.ts";
import {
  packageFolderOf,
  type ShippedPackage,
  shippedPackage,
} from "./licences/shipped-package.ts";

const FILE = "public/licences.txt";
const LINE = "-".repeat(80);

const headingOf = ({ name, version, licence }: ShippedPackage) => `${name}@${version} (${licence})`;

const folders = new Set([...(await shippedModules())].flatMap((id) => packageFolderOf(id) ?? []));
const packages = new Map([...folders].map((folder) => [folder, shippedPackage(folder)]));
const sorted = [...packages.values()].toSorted((one, other) =>
  headingOf(one) < headingOf(other) ? -1 : 1,
);

const sections = Object.entries(Object.groupBy(sorted, ({ text }) => text)).map(
  ([text, members = []]) => `${members.map(headingOf).join("\n")}\n\n${text}\n`,
);
const introduction = `This app holds code of ${sorted.length} packages, under these licences.\n`;
writeFileSync(FILE, [introduction, ...sections].join(`\n${LINE}\n`));
console.log(`${FILE}: ${sorted.length} packages`);
