type SearchParams = Record<string, string | string[]>;

/** Parses search parameters: a string each, or an array where a name is repeated. */
export function parseSearch(search: string): SearchParams {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    [...new Set(params.keys())].map((key) => {
      const values = params.getAll(key);
      return [key, values.length === 1 ? (values[0] ?? "") : values];
    }),
  );
}

/** The reverse of `parseSearch`: starts with "?", or is empty without parameters. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) params.append(key, String(item));
    }
  }
  // A comma needs no escape in a query string, and lists are easier to read.
  return params.size > 0 ? `?${String(params).replaceAll("%2C", ",")}` : "";
}
