import type { Connect } from "vite";
import { hostingRules } from "../scripts/hosting-rules.ts";

const rules = hostingRules();

/** Gives each address the page that the hosting would, for the preview server. */
export const rewrite: Connect.NextHandleFunction = (incoming, _outgoing, next) => {
  const [path = "/"] = (incoming.url ?? "/").split("?");
  const page = path === "/" ? undefined : rules.rewrite(path);
  if (page) incoming.url = page;
  next();
};
