import { type Finding, judge } from "../check-api/finding.ts";
import { formatValue } from "../check-api/format-value.ts";
import { hashes, inlineContents } from "../content-security-policy.ts";
import type { Answer } from "./reply.ts";

const NONE = ["default-src", "object-src", "base-uri", "form-action", "frame-ancestors"];

/** Each of these would let a script run that is not the build's own. */
const TOO_MUCH = /^('unsafe-.*'|\*|[a-z]+:|(https?:\/\/)?\*.*)$/i;

type Policy = Map<string, string[]>;

function parsePolicy(header: string): Policy {
  return new Map(
    header.split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
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

/** Checks the Content-Security-Policy of pages, also against what stands in them. */
export function checkPolicy(pages: Answer[]): Finding[] {
  const policies = pages.map(({ path, header, body }) => {
    const text = header("Content-Security-Policy") ?? "";
    return { path, body, text, policy: parsePolicy(text) };
  });
  const each = (problemsOf: (page: (typeof policies)[number]) => string[]) =>
    policies.flatMap((page) => problemsOf(page).map((problem) => `${page.path} ${problem}`));
  return [
    judge(
      "every page has a Content-Security-Policy",
      each(({ text }) => (text === "" ? ["has none"] : [])),
      { advice: "`npm run deploy` adds it, a plain `firebase deploy` does not" },
    ),
    judge(
      "the policy forbids what the app does not need",
      each(({ policy }) =>
        NONE.filter((name) => sourcesOf(policy, name).join() !== "'none'").map(
          (name) => `has ${name} ${formatValue(policy.get(name)?.join(" "))}`,
        ),
      ),
    ),
    judge(
      "the policy allows only named scripts",
      each(({ policy }) => {
        const scripts = sourcesOf(policy, "script-src");
        const loose = scripts.filter((source) => TOO_MUCH.test(source));
        return scripts.length === 0
          ? ["has no script-src"]
          : loose.map((source) => `has ${source}`);
      }),
    ),
    judge(
      "the policy allows what stands in the pages",
      each(({ policy, body }) => missingHashes(policy, body)),
      { advice: "page and policy are of different builds" },
    ),
  ];
}
