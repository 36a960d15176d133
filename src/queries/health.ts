import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Api } from "#src/api/api.ts";
import { useApi } from "./use-api.ts";

export const healthQuery = (api: Api) =>
  queryOptions({
    queryKey: ["health"],
    queryFn: ({ signal }) => api.checkHealth(signal),
    refetchOnMount: "always",
    refetchOnWindowFocus: false,
  });

/** Whether the API is healthy; asked each time that a component that needs it appears. */
export function useHealth() {
  return useQuery(healthQuery(useApi()));
}
