declare global {
  interface Navigator {
    /** Chromium only. Source: https://wicg.github.io/netinfo/ */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Whether the visitor asks for less data or has a slow connection, as far as the browser tells. */
export function savesData(): boolean {
  const { saveData = false, effectiveType = "" } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith("2g");
}
