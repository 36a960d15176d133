/** Puts a text on the clipboard. Returns whether it could: some browsers have none, or refuse it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
