import type { Finding } from "../findings.ts";
import { askApi } from "./answers.ts";
import { checkGuest, checkHealth, checkSignedIn } from "./check-calls.ts";
import { checkCors } from "./check-cors.ts";
import { checkEtag } from "./check-etag.ts";
import { checkAbsent, checkDetail, checkList } from "./check-monsters.ts";
import { checkResponses } from "./check-responses.ts";

const CHECKS = [
  checkList,
  checkDetail,
  checkAbsent,
  checkHealth,
  checkGuest,
  checkSignedIn,
  checkCors,
  checkEtag,
  checkResponses,
];

/** Makes the app's calls to a live API and checks each claim of the contract. */
export async function checkApi(options: Parameters<typeof askApi>[0]): Promise<Finding[]> {
  const answers = await askApi(options);
  return Promise.all(CHECKS.flatMap((check) => check(answers)));
}
