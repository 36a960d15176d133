import * as v from "valibot";
import { parseJson } from "#src/api/parse-json.ts";
import { type Finding, judge, unmet } from "../check-api/finding.ts";
import { fileProblems } from "./check-files.ts";
import { failureOf, type Get } from "./reply.ts";

const MANIFEST = "the app can be installed: its manifest and icons are there";
const WORKER = "the service worker is there, with every file that it keeps";
const WORKER_PATH = "/service-worker.js";

const manifestSchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  start_url: v.string(),
  icons: v.pipe(v.array(v.object({ src: v.string() })), v.minLength(1)),
});

/** Checks the manifest that the page names. */
export async function checkManifest(get: Get, page: string): Promise<Finding> {
  const [, path] = /<link rel="manifest" href="(\/[^"]+)"/.exec(page) ?? [];
  if (!path) return unmet(MANIFEST, "the page names no manifest");
  const reply = await get(path);
  const problems = fileProblems(reply);
  if (problems.length > 0 || reply.failure !== null) return judge(MANIFEST, problems);
  const manifest = v.safeParse(manifestSchema, parseJson(reply.body));
  if (!manifest.success) return unmet(MANIFEST, `${path} is no manifest with name and icons`);
  const { start_url: start, icons } = manifest.output;
  const files = await Promise.all([...icons.map(({ src }) => src), start].map(get));
  return judge(MANIFEST, files.flatMap(fileProblems), { note: `${icons.length} icons` });
}

/** The entries of Workbox's list of files, as the build writes them. */
const KEPT_FILE = /\burl["']?:\s*(["'`])([^"'`]+)\1/g;

/** Checks the service worker: if one of its files is missing, browsers install none of it. */
export async function checkServiceWorker(get: Get): Promise<Finding> {
  const reply = await get(WORKER_PATH);
  const problems = fileProblems(reply);
  if (problems.length > 0 || reply.failure !== null) return judge(WORKER, problems);
  const paths = [...reply.body.matchAll(KEPT_FILE)].map(([, , url = ""]) => `/${url}`);
  if (paths.length === 0) return unmet(WORKER, `${WORKER_PATH} names no files`);
  const files = await Promise.all(paths.map(get));
  return judge(
    WORKER,
    files.flatMap((file) => failureOf(file) ?? []),
    {
      note: `${paths.length} files`,
      advice: "without them the app does not open offline, and is never updated",
    },
  );
}
