export { createNameSearch, type NameSearch } from "./create-search.ts";
export type { Explain, Span } from "./explain.ts";
export type { Fields } from "./fields.ts";
