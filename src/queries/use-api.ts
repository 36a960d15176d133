import { useRouter } from "@tanstack/react-router";
import type { Api } from "#src/api/api.ts";

/** The API of the running app. */
export const useApi = (): Api => useRouter().options.context.api;
