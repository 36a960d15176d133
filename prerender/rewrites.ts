import { readFileSync } from "node:fs";
import type { Connect } from "vite";

type Rewrite = { source?: string; regex?: string; destination: string };

const { hosting } = JSON.parse(readFileSync(new URL("../firebase.json", import.meta.url), "utf8"));
const rewrites: Rewrite[] = hosting.rewrites;

/** Gives each address the page that the hosting would, for the preview server. */
export const rewrite: Connect.NextHandleFunction = (incoming, _outgoing, next) => {
  const [path = "/"] = (incoming.url ?? "/").split("?");
  const found = rewrites.find(
    ({ source, regex }) => source === path || (regex && new RegExp(regex).test(path)),
  );
  if (path !== "/" && found) incoming.url = found.destination;
  next();
};
