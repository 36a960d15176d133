import * as v from "valibot";
import { check, type Finding, requireNone, unmet } from "../findings.ts";
import { readReply } from "../reply.ts";
import { fileProblems, type Get, statusProblems } from "./check-files.ts";

const WORKER_PATH = "/service-worker.js";

const manifestSchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  start_url: v.string(),
  icons: v.pipe(v.array(v.object({ src: v.string() })), v.minLength(1)),
});

/** Checks the manifest that the page names. */
export const checkManifest = (get: Get, page: string): Promise<Finding> =>
  check("the app can be installed: its manifest and icons are there", async () => {
    const [, path] = /<link rel="manifest" href="(\/[^"]+)"/.exec(page) ?? [];
    if (!path) throw unmet("the page names no manifest");
    const reply = await get(path);
    requireNone(fileProblems(reply));
    const manifest = readReply(reply, manifestSchema);
    if (!manifest) throw unmet(`${path} is no manifest with name and icons`);
    const { start_url: start, icons } = manifest;
    const files = await Promise.all([...icons.map(({ src }) => src), start].map(get));
    return requireNone(files.flatMap(fileProblems), { note: `${icons.length} icons` });
  });

/** The entries of Workbox's list of files, as the build writes them. */
const KEPT_FILE = /\burl["']?:\s*(["'`])([^"'`]+)\1/g;

/** Checks the service worker: if one of its files is missing, browsers install none of it. */
export const checkServiceWorker = (get: Get): Promise<Finding> =>
  check("the service worker is there, with every file that it keeps", async () => {
    const reply = await get(WORKER_PATH);
    requireNone(fileProblems(reply));
    const paths = [...reply.body.matchAll(KEPT_FILE)].map(([, , url = ""]) => `/${url}`);
    if (paths.length === 0) throw unmet(`${WORKER_PATH} names no files`);
    const files = await Promise.all(paths.map(get));
    return requireNone(
      files.flatMap((file) => statusProblems(file)),
      {
        note: `${paths.length} files`,
        advice: "without them the app does not open offline, and is never updated",
      },
    );
  });
