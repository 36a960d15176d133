// Checks a deployed site against what this repository deploys: npm run check:site -- https://host
import { formatFinding, formatSummary } from "./check-api/finding.ts";
import { parseOrigin, UsageError } from "./check-api/options.ts";
import { checkSite } from "./check-site/site-checks.ts";

const USAGE = "Usage: npm run check:site -- <address of the site>";

function originOrExit(): string {
  const [address, ...others] = process.argv.slice(2);
  try {
    if (!address || others.length > 0) throw new UsageError("Exactly one address is needed.");
    return parseOrigin(address, "The site's address");
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n${USAGE}`);
    process.exit(2);
  }
}

const origin = originOrExit();
console.log(`Checking ${origin}`);
const findings = await checkSite(origin);
for (const finding of findings) console.log(formatFinding(finding));
console.log(formatSummary(findings));
process.exitCode = findings.some(({ mark }) => mark === "✗") ? 1 : 0;
