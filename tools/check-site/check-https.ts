import { check, type Finding, unchecked, unmet } from "../findings.ts";
import { request } from "../reply.ts";

const isLocal = (host: string) => /^(localhost|127\..*|\[::1\])$/.test(host);

/** Checks that http leads to https. */
export const checkHttps = (origin: string): Promise<Finding> =>
  check("the site is served by https only", async () => {
    const { protocol, hostname, port } = new URL(origin);
    if (protocol === "http:") {
      if (isLocal(hostname)) throw unchecked("the site is on this machine");
      throw unmet("the address is one of http; the service worker and sign-in need https");
    }
    if (port) throw unchecked("the site has a port of its own");
    const { failure, status, header } = await request("/", `http://${hostname}/`);
    if (failure) return "nothing answers to http";
    if (header("Location")?.startsWith("https://")) return "http leads there";
    throw unmet(`http://${hostname} answers ${status} and leads not to https`);
  });
