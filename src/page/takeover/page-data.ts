import { hydrate, type QueryClient } from "@tanstack/react-query";
import { PAGE_DATA_ID } from "#src/page/marks.ts";

/**
 * Puts the queries that the build wrote into this page into the query cache. React hydrates the page with them. However
 * fresh they are, the app asks again: people reload to see what has changed.
 */
export function hydratePageData(queryClient: QueryClient): void {
  const json = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (json) hydrate(queryClient, JSON.parse(json));
}
