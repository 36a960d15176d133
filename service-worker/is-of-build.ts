/** The hash of a file as browsers compare it. Source: https://www.w3.org/TR/sri-2/ */
export async function integrityOf(content: BufferSource): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", content);
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}

/**
 * Whether `response` is a file of the build: one with this `integrity`. A page has none, as hosts may add to
 * HTML: it is one that starts the app with a script of the build.
 */
export async function isOfBuild(
  response: Response,
  integrity: string | undefined,
  isScriptOfBuild: (path: string) => boolean,
): Promise<boolean> {
  if (!response.ok) return false;
  const content = response.clone();
  if (integrity) return integrity === (await integrityOf(await content.arrayBuffer()));
  const isHtml = content.headers.get("Content-Type")?.startsWith("text/html");
  const [, entry] = /data-entry href="([^"]+)"/.exec(await content.text()) ?? [];
  return Boolean(isHtml && entry && isScriptOfBuild(entry));
}
