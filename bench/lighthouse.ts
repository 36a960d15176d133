import { mkdtempDisposable, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { answerApiRequest } from "#mocks/api-over-http.ts";
import { CHROMIUM_ARGS, ensureChromium } from "../scripts/chromium.ts";
import { buildApp } from "./builds.ts";
import { startEmulator } from "./emulator.ts";
import { type Figure, median } from "./figures.ts";
import { listen } from "./listen.ts";
import { logProgress } from "./progress.ts";
import { inRounds } from "./rounds.ts";
import { runCommand } from "./run-command.ts";

const PAGES = ["/", "/monsters", "/monsters/1", "/compare", "/login"];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const BEST_SCORE = 100;

const score = v.object({ score: v.number() });
const reportSchema = v.object({
  categories: v.object({
    performance: score,
    accessibility: score,
    "best-practices": score,
    seo: score,
  }),
});

type Scores = v.InferOutput<typeof reportSchema>["categories"];

async function audit(url: string, folder: string): Promise<Scores> {
  const file = join(folder, "report.json");
  const run = () =>
    runCommand(
      "lighthouse",
      [
        url,
        ...["--output", "json", "--output-path", file, "--quiet"],
        // It would be missing without the internet, and is not this app's own.
        "--blocked-url-patterns=https://apis.google.com/*",
        `--only-categories=${CATEGORIES.join(",")}`,
        `--chrome-flags=--headless=new ${CHROMIUM_ARGS.join(" ")}`,
      ],
      { env: { CHROME_PATH: ensureChromium() } },
    );
  // Lighthouse sometimes fails because its own trace has no start, and suggests another run.
  await run().catch(run);
  return v.parse(reportSchema, JSON.parse(await readFile(file, "utf8"))).categories;
}

/** The scores of one build of the app. `name` says which. */
async function auditBuild(name: string, settings: Record<string, string>): Promise<Figure[]> {
  await using folder = await mkdtempDisposable(join(tmpdir(), "monster-field-lighthouse-"));
  logProgress(`  making the app ${name}`);
  await buildApp(join(folder.path, "dist"), settings);
  await using hosting = await startEmulator("hosting", folder.path);

  const scores = await inRounds(PAGES, (page) =>
    audit(new URL(page, hosting.url).href, folder.path),
  );
  return PAGES.flatMap((page, index) =>
    CATEGORIES.map((category) => ({
      what: `${page} ${name}: ${category}`,
      value: median((scores[index] ?? []).map((categories) => 100 * categories[category].score)),
      unit: "",
      target: { atLeast: BEST_SCORE },
    })),
  );
}

/** Lighthouse's scores of the app on emulated hosting, with its default settings for phones. */
export async function benchLighthouse(): Promise<Figure[]> {
  // The Hosting emulator serves no API, so the API is on another origin.
  await using api = await listen(async (incoming, outgoing) => {
    outgoing.setHeader("Access-Control-Allow-Origin", "*");
    outgoing.setHeader("Access-Control-Allow-Headers", "authorization, content-type");
    if (incoming.method === "OPTIONS") outgoing.writeHead(204).end();
    else await answerApiRequest(incoming, outgoing);
  });
  const apiUrl = `${api.origin}/api`;
  const settings = { VITE_API_BASE_URL: apiUrl };
  return [
    ...(await auditBuild("with monsters in its HTML", { ...settings, PRERENDER_API_URL: apiUrl })),
    ...(await auditBuild("without them", settings)),
  ];
}
