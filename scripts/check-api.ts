// Checks a live API against what the app needs of it: npm run check:api -- https://host/api
import { checkApi } from "./check-api/checks.ts";
import { formatFinding, formatSummary } from "./check-api/finding.ts";
import { type Options, readOptions, USAGE, UsageError } from "./check-api/options.ts";

function optionsOrExit(): Options {
  try {
    return readOptions(process.argv.slice(2), process.env);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n${USAGE}`);
    process.exit(2);
  }
}

const options = optionsOrExit();
console.log(`Checking ${options.baseUrl} for an app at ${options.origin}`);
const findings = await checkApi(options);
for (const finding of findings) console.log(formatFinding(finding));
console.log(formatSummary(findings));
process.exitCode = findings.some(({ mark }) => mark === "✗") ? 1 : 0;
