import { importCode } from "#src/lib/import-code.ts";
import { PORTRAIT_SCRIPT } from "#src/page/contract.ts";
import { PORTRAIT_TAG } from "#src/portraits/portrait-subject.ts";

type PortraitScript = typeof import("#src/portraits/portrait-element.ts");

/** Loads the script that draws the portraits again if that failed. */
export async function loadPortraits(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>(`[${PORTRAIT_SCRIPT}]`);
  if (!script || customElements.get(PORTRAIT_TAG)) return;
  try {
    const load = (): Promise<PortraitScript> => import(/* @vite-ignore */ script.src);
    await importCode(load, "PortraitElement");
  } catch (payload) {
    // As Vite does for other code: `src/pwa/stale-page.ts` listens.
    dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
  }
}
