import { useState } from "react";
import { importCode } from "#src/lib/import-code.ts";
import { noop } from "#src/lib/noop.ts";

const load = () => import("./search-code.ts");

export type SearchCode = Awaited<ReturnType<typeof load>>;

/** The search and its list, once `want` was called and their code is there. */
export function useSearchCode(): { code: SearchCode | null; want: () => void } {
  const [code, setCode] = useState<SearchCode | null>(null);
  const want = async () => {
    const loaded = code ? null : await importCode(load, "search").catch(noop);
    if (loaded) setCode(loaded);
  };
  return { code, want: () => void want() };
}
