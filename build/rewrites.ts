import type { Connect } from "vite";
import { pageFor } from "./page-addresses.ts";

/** Gives each address the page that the hosting would, for the preview server. */
export const rewrite: Connect.NextHandleFunction = (incoming, _outgoing, next) => {
  const [path = "/"] = (incoming.url ?? "/").split("?");
  const page = pageFor(path);
  if (page) incoming.url = `/${page}`;
  next();
};
