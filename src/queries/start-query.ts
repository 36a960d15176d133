import {
  noop,
  type QueryClient,
  type QueryExecuteOptions,
  type QueryKey,
} from "@tanstack/react-query";

/** Starts a query in a route loader without awaiting it. The screen's own hook reports a failure. */
export function startQuery<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: QueryExecuteOptions<Data, Error, Data, Data, Key>,
): void {
  queryClient.query(options).catch(noop);
}
