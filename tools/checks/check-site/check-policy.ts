import { formatValue } from "../../../build/format-value.ts";
import { hashes, inlineContents } from "../../../build/hosting/content-security-policy.ts";
import { check, type Finding, requireNone } from "../findings.ts";
import type { Reply } from "../reply.ts";

const LIMITS = Object.entries({
  "default-src": "'none'",
  "object-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "frame-ancestors": "'none'",
});

/** Each of these would let a script run that is not the build's own. */
const TOO_MUCH = /^('unsafe-.*'|\*|[a-z]+:|(https?:\/\/)?\*.*)$/i;

type Policy = Map<string, string[]>;

function parsePolicy(header: string): Policy {
  const directives = header.split(";").map((directive) => directive.trim());
  return new Map(
    directives.filter(Boolean).map((directive) => {
      const [name = "", ...sources] = directive.split(/\s+/);
      return [name, sources];
    }),
  );
}

const sourcesOf = (policy: Policy, name: string) => policy.get(name) ?? [];

function missingHashes(policy: Policy, page: string): string[] {
  return (["script", "style"] as const).flatMap((tag) => {
    const allowed = sourcesOf(policy, `${tag}-src`);
    const blocked = hashes(inlineContents(page, tag)).filter((hash) => !allowed.includes(hash));
    return blocked.map((hash) => `blocks an inline ${tag} with the hash ${hash}`);
  });
}

/** Checks the Content-Security-Policy of pages, also against their inline scripts and styles. */
export function checkPolicy(pages: Reply[]): Promise<Finding>[] {
  const checkEach = (
    claim: string,
    problemsOf: (policy: Policy, page: string) => string[],
    advice = "",
  ) =>
    check(claim, () => {
      const problems = pages.flatMap(({ call, header, body }) => {
        const policy = parsePolicy(header("Content-Security-Policy") ?? "");
        return problemsOf(policy, body).map((problem) => `${call} ${problem}`);
      });
      return requireNone(problems, { advice });
    });
  return [
    checkEach(
      "every page has a Content-Security-Policy",
      (policy) => (policy.size === 0 ? ["has none"] : []),
      "`npm run deploy` adds it, a plain `firebase deploy` does not",
    ),
    checkEach("the policy forbids what the app does not need", (policy) =>
      LIMITS.filter(([name, sources]) => sourcesOf(policy, name).join() !== sources).map(
        ([name]) => `has ${name} ${formatValue(policy.get(name)?.join(" "))}`,
      ),
    ),
    checkEach("the policy allows only named scripts", (policy) => {
      const scripts = sourcesOf(policy, "script-src");
      if (scripts.length === 0) return ["has no script-src"];
      return scripts.filter((source) => TOO_MUCH.test(source)).map((source) => `has ${source}`);
    }),
    checkEach(
      "the policy allows what stands in the pages",
      missingHashes,
      "page and policy are of different builds",
    ),
  ];
}
