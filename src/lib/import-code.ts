/** How often each missing script was requested again. */
const attempts = new Map<string, number>();

/**
 * Imports code. After a failure it tries once more, under another address: Firefox and older Chromium (150 does, 156 no
 * longer) remember a failed one until the page is loaded again.
 * @param name one of its exports. If the build has put several modules into one script, that has other names, and only
 * `load` can import it.
 * @throws the error of `load` if the second attempt fails, too.
 */
export async function importCode<Code extends object>(
  load: () => Promise<Code>,
  name: keyof Code,
): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    // Safari's message names no address, but Safari asks the server again by itself.
    const [address] = /https?:\S+\.js/.exec(String(error)) ?? [];
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
