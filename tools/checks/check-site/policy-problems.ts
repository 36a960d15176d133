import { hashes, inlineContents } from "../../../build/hosting/content-security-policy.ts";
import { formatValue } from "../../../build/monster-contract.ts";
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

function parsePolicy(header: string): Map<string, string[]> {
  const directives = header.split(";").map((directive) => directive.trim());
  return new Map(
    directives.filter(Boolean).map((directive) => {
      const [name = "", ...sources] = directive.split(/\s+/);
      return [name, sources];
    }),
  );
}

/** How the Content-Security-Policy of a page forbids too little, or its own inline scripts and styles. */
export function policyProblems({ header, body }: Reply): string[] {
  const policy = parsePolicy(header("Content-Security-Policy") ?? "");
  if (policy.size === 0) return ["has none"];
  const sourcesOf = (name: string) => policy.get(name) ?? [];
  const loose = LIMITS.filter(([name, sources]) => sourcesOf(name).join() !== sources);
  const blocked = (["script", "style"] as const).flatMap((tag) =>
    hashes(inlineContents(body, tag))
      .filter((hash) => !sourcesOf(`${tag}-src`).includes(hash))
      .map((hash) => `blocks an inline ${tag} with the hash ${hash}`),
  );
  return [
    ...loose.map(([name]) => `has ${name} ${formatValue(policy.get(name)?.join(" "))}`),
    ...sourcesOf("script-src")
      .filter((source) => TOO_MUCH.test(source))
      .map((source) => `has the script-src ${source}`),
    ...blocked,
  ];
}
