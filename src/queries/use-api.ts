import { useRouter } from "@tanstack/react-router";
import type { Api } from "#src/api/api.ts";
import { useAfterHydration } from "#src/lib/use-after-hydration.ts";

/** The API of the running app. */
export const useApi = (): Api => useRouter().options.context.api;

/** The address of the API. The build does not know the origin, so the prerendered HTML has it as it was set. */
export const useEndpoint = (): string => useAfterHydration(SETTINGS.apiBaseUrl, useApi().baseUrl);
