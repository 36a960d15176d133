import { useState } from "react";
import { importCode } from "#src/lib/import-code.ts";
import { noop } from "#src/lib/noop.ts";

const load = () => import("#src/monsters/search/search-monsters.ts");

export type Search = Awaited<ReturnType<typeof load>>["search"];

/** The search, once `want` was called and its code is there: home has a search field, but is shown without that code. */
export function useSearchCode(): { search: Search | null; want: () => void } {
  const [search, setSearch] = useState<Search | null>(null);
  const want = async () => {
    const code = search ? null : await importCode(load, "search").catch(noop);
    if (code) setSearch(() => code.search);
  };
  return { search, want: () => void want() };
}
