import { useState } from "react";
import { importCode } from "#src/lib/import-code.ts";
import { noop } from "#src/lib/noop.ts";

const importSearch = () => import("./search-code.ts");

export type SearchCode = Awaited<ReturnType<typeof importSearch>>;

/** The search and its list, once `load` was called and their code is there. */
export function useSearchCode(): { code: SearchCode | null; load: () => void } {
  const [code, setCode] = useState<SearchCode | null>(null);
  const load = async () => {
    const loaded = code ? null : await importCode(importSearch, "search").catch(noop);
    if (loaded) setCode(loaded);
  };
  return { code, load: () => void load() };
}
