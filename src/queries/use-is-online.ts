import { noop, onlineManager } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { answers } from "#src/api/reachability.ts";
import { useApi } from "./use-api.ts";

/**
 * Whether there is a network. Behind VPNs and in virtual machines browsers say for ever that there is none, so it counts
 * only together with a request that has failed.
 */
export const isOnline = (): boolean => onlineManager.isOnline() || answers.isAnswering();

function subscribe(listener: () => void): () => void {
  const ends = [onlineManager.subscribe(listener), answers.subscribe(listener)];
  return () => {
    for (const end of ends) end();
  };
}

/** See `isOnline`. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true);
}

/** Asks the API when the browser says that the network is gone, to know whether it is. */
export function useNetworkCheck(): void {
  const api = useApi();
  useEffect(
    () =>
      onlineManager.subscribe((isPresent) => {
        if (!isPresent) api.checkHealth().catch(noop);
      }),
    [api],
  );
}
