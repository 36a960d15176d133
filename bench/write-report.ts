// Writes the stored results into docs/benchmarks.md and draws its pictures, without measuring.
import { writeReport } from "./report.ts";
import { readResults } from "./results.ts";

writeReport(readResults());
