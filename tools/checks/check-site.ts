// Checks a deployed site against what this repository deploys: npm run check:site -- https://host
import { checkSite } from "./check-site/site-checks.ts";
import { parseOrigin, runCheck } from "./run-check.ts";

await runCheck("Usage: npm run check:site -- <address of the site>", [], (address) => {
  const origin = parseOrigin(address, "The site's address");
  return { title: `Checking ${origin}`, run: () => checkSite(origin) };
});
