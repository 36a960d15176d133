/** Puts a text on the clipboard, also as HTML if that is given. Returns whether it could: some browsers have none, or refuse it. */
export async function copyText(text: string, html?: string): Promise<boolean> {
  try {
    if (html === undefined || !("ClipboardItem" in globalThis))
      await navigator.clipboard.writeText(text);
    else
      await navigator.clipboard.write([
        new ClipboardItem({ "text/plain": text, "text/html": html }),
      ]);
    return true;
  } catch {
    return false;
  }
}
