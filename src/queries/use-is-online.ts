import { onlineManager } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { noop } from "#src/lib/noop.ts";
import { useApi } from "./use-api.ts";

/**
 * Whether there is a network, as far as requests have met one (`src/api/client.ts`). Behind VPNs and in virtual machines
 * browsers say for ever that there is none, so their word alone does not count.
 */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    onlineManager.subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );

/** When the browser says that the network is gone, a request finds out whether it is. */
export function useNetworkCheck(): void {
  const api = useApi();
  useEffect(
    () =>
      onlineManager.setEventListener((setOnline) => {
        const listening = new AbortController();
        const { signal } = listening;
        addEventListener("online", () => setOnline(true), { signal });
        addEventListener("offline", () => void api.checkHealth().catch(noop), { signal });
        return () => listening.abort();
      }),
    [api],
  );
}
