import { useQuery } from "@tanstack/react-query";
import { useApi } from "#src/queries/use-api.ts";

/** Whether the API is healthy; checked again each time a screen mounts it. */
export function useHealth() {
  const api = useApi();
  return useQuery({
    queryKey: ["health"],
    queryFn: ({ signal }) => api.checkHealth(signal),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}
