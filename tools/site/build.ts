// Builds the app into dist/: npm run build -- [--with-sample-api | --with-api <file>]

import { run } from "../run-or-exit.ts";
import { applyBuildOptions } from "./build-options.ts";

const others = applyBuildOptions(
  "Usage: npm run build -- [--with-sample-api | --with-api <JSON file>] [options of Vite]",
);
run("vite", ["build", ...others]);
