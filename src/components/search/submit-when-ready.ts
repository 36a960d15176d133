/** Submits a form anew once `ready` resolves, unless what its field holds has changed or it is gone. */
export async function submitWhenReady(form: HTMLFormElement, ready: Promise<void>): Promise<void> {
  const readText = () => form.querySelector("input")?.value;
  const text = readText();
  await ready;
  if (form.isConnected && readText() === text) form.requestSubmit();
}
