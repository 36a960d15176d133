import { formatValue } from "../../../build/format-value.ts";
import { check, type Finding, requireNone, unchecked } from "../findings.ts";
import { describeReply, isRedirect, isSuccess, TIMED_OUT, TIMEOUT_S } from "../reply.ts";
import { type Answers, getsOf } from "./answers.ts";

const isJsonType = (type = "") => /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type);

/** Checks the claims that hold for the responses of all calls. */
export function checkResponses(answers: Answers): Promise<Finding>[] {
  const replies = getsOf(answers);
  const answered = replies.filter(({ failure }) => !failure);
  const timedOut = replies.filter(({ failure }) => failure === TIMED_OUT);
  const checkAll = (claim: string, run: () => string) =>
    check(claim, () => {
      if (answered.length + timedOut.length === 0) throw unchecked("there is no answer");
      return run();
    });
  return [
    checkAll("no answer is a redirect", () =>
      requireNone(
        answered.filter(isRedirect).map((reply) => `${reply.call} ${describeReply(reply)}`),
      ),
    ),
    checkAll(`every answer is there within ${TIMEOUT_S} s`, () => {
      const slowest = Math.max(...answered.map(({ ms }) => ms));
      return requireNone(
        timedOut.map(({ call }) => call),
        { note: `the slowest took ${Math.ceil(slowest)} ms` },
      );
    }),
    checkAll("every answer with data says that it is JSON", () => {
      const untyped = answered.filter(
        (reply) =>
          isSuccess(reply) && reply.json !== undefined && !isJsonType(reply.header("Content-Type")),
      );
      return requireNone(
        untyped.map(
          ({ call, header }) => `${call}: Content-Type is ${formatValue(header("Content-Type"))}`,
        ),
        { mark: "!", advice: "the app reads it all the same" },
      );
    }),
  ];
}
