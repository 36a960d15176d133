import { type Finding, met, unchecked, unmet } from "../check-api/finding.ts";
import { getReply, isAnswer } from "./reply.ts";

const HTTPS = "the site is served by https only";

const isLocal = (host: string) => /^(localhost|127\..*|\[::1\])$/.test(host);

/** Checks that http leads to https. */
export async function checkHttps(origin: string): Promise<Finding> {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol === "http:") {
    return isLocal(hostname)
      ? unchecked(HTTPS, "the site is on this machine")
      : unmet(HTTPS, "the address is one of http; the service worker and sign-in need https");
  }
  if (port) return unchecked(HTTPS, "the site has a port of its own");
  const reply = await getReply(`http://${hostname}`, "/");
  if (!isAnswer(reply)) return met(HTTPS, "nothing answers to http");
  const target = reply.header("Location");
  if (target?.startsWith("https://")) return met(HTTPS, "http leads there");
  return unmet(HTTPS, `http://${hostname} answers ${reply.status} and leads not to https`);
}
