import * as v from "valibot";
import { CALLS } from "#src/api/calls.ts";
import { formatValue } from "../../../build/monster-contract.ts";
import { describeLack, describeReply, isSuccess, type Reply, readReply } from "../reply.ts";
import type { Claim } from "../run-check.ts";
import type { Answers } from "./ask-api.ts";

/** The app reads the body whatever the status. */
function healthProblems(health: Reply): string[] {
  const { status, json } = health;
  if (json === undefined) return [describeReply(health)];
  const { success, output } = v.safeParse(CALLS.health.answer, json);
  if (success && output.isHealthy && isSuccess(health)) return [];
  return [`answers ${status} and ${formatValue((success && output.error) || json)}`];
}

const isRefusal = ({ status }: Reply) => status === 401 || status === 403;

function guestProblems(guest: Reply): string[] {
  if (isRefusal(guest)) return [];
  return [readReply(guest, CALLS.profile.answer) ? "gives data to anyone" : describeReply(guest)];
}

function signedInProblems(signedIn: Reply | null): string[] {
  if (!signedIn || readReply(signedIn, CALLS.profile.answer)) return [];
  return [describeLack(signedIn, "the answer has no data")];
}

/** An API of files has no users. */
const withoutCall = (claim: string): Claim => ({
  claim,
  problems: ["answers 404: there is no such call"],
  advice: "no screen of the app uses it yet",
  isTolerated: true,
});

/** What is to be said of the other calls. */
export function callClaims({ health, guest, signedIn }: Answers): Claim[] {
  const forGuest = {
    claim: "GET /user/profile refuses a guest",
    problems: guestProblems(guest),
    advice: "it should answer 401 or 403",
    note: `answers ${guest.status}`,
  };
  const forUser = {
    claim: "GET /user/profile answers to a token",
    ...(!signedIn && { unchecked: "there is no token: set API_ID_TOKEN" }),
    problems: signedInProblems(signedIn),
    ...(signedIn && isRefusal(signedIn) && { advice: "ID tokens are valid for an hour" }),
  };
  return [
    { claim: "GET /health reports that all is well", problems: healthProblems(health) },
    guest.status === 404 ? withoutCall(forGuest.claim) : forGuest,
    signedIn?.status === 404 ? withoutCall(forUser.claim) : forUser,
  ];
}
