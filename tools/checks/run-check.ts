/** What is wrong, and with which answer or part of it. */
export type Finding = { where: string; what: string };

/** Sends a request, and follows no redirect. Where no whole answer comes in ten seconds, `failure` says why. */
export async function ask(url: string, init?: RequestInit) {
  try {
    const signal = AbortSignal.timeout(10_000);
    const response = await fetch(url, { redirect: "manual", signal, ...init });
    const header = (name: string) => response.headers.get(name) ?? "missing";
    return { status: `${response.status}`, header, body: await response.text() };
  } catch (error) {
    const failure = `gives no whole answer: ${(error instanceof Error && error.cause) || error}`;
    return { failure, status: "", header: () => "missing", body: "" };
  }
}

export type Answer = Awaited<ReturnType<typeof ask>>;

/** Runs a check as a command, which exits with 1 when something is wrong, and with 2 when it is misused. */
export async function runCheck(usage: string, check: () => Promise<Finding[]>): Promise<void> {
  try {
    const findings = Map.groupBy(await check(), ({ what }) => what);
    for (const [what, alike] of findings) {
      const places = alike.slice(0, 3).map(({ where }) => where);
      console.log(
        `✗ ${what}: ${places.join(", ")}${alike.length > 3 ? ` … (${alike.length})` : ""}`,
      );
    }
    if (findings.size === 0) console.log("✓ Nothing is wrong");
    process.exitCode = Math.min(findings.size, 1);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
    process.exitCode = 2;
  }
}
