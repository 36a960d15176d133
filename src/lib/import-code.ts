/** How often each missing script was requested again. */
const attempts = new Map<string, number>();

/** The style sheet that an import has lost: Vite asks for it once, and later imports the code without it. */
const lostSheets = new Map<() => Promise<unknown>, string>();

async function loadSheet(href: string): Promise<void> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  await new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => reject(new Error(`Not loaded: ${href}`)));
    document.head.append(link);
  });
}

/**
 * Imports code, with its styles. After a failure it tries once more, a script under another address: Firefox and older
 * Chromium (150 does, 156 no longer) remember a failed one until the page is loaded again.
 * @param name one of its exports. If the build has put several modules into one script, that has other names, and only
 * `load` can import it.
 * @throws the error of `load` if the second attempt fails, too.
 */
export async function importCode<Code extends object>(
  load: () => Promise<Code>,
  name: keyof Code,
): Promise<Code> {
  const lostSheet = lostSheets.get(load);
  if (lostSheet) {
    await loadSheet(lostSheet);
    lostSheets.delete(load);
  }
  try {
    return await load();
  } catch (error) {
    // Safari's message names no address, but Safari asks the server again by itself.
    const [address] = /https?:\S+\.(?:css|js)/.exec(String(error)) ?? [];
    if (address?.endsWith("css")) {
      lostSheets.set(load, address);
      return importCode(load, name);
    }
    const code = address && (await importAgain(address));
    if (code && name in code) return code;
    throw error;
  }
}

async function importAgain(address: string) {
  const attempt = attempts.get(address) ?? 1;
  try {
    return await import(/* @vite-ignore */ `${address}?attempt=${attempt}`);
  } catch {
    attempts.set(address, attempt + 1);
    return undefined;
  }
}
