import { useRouter } from "@tanstack/react-router";
import type { Api } from "#src/api/api.ts";
import { useHydrated } from "#src/lib/use-hydrated.ts";

/** The API of the running app. */
export const useApi = (): Api => useRouter().options.context.api;

/** The address of the API. The build does not know the origin, so the prerendered HTML has it as it was set. */
export function useEndpoint(): string {
  const { baseUrl } = useApi();
  return useHydrated() ? baseUrl : SETTINGS.apiBaseUrl;
}
