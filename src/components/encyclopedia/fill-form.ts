// Runs in the page of the encyclopedia, right after its content: its fields ask for what the address asks for, and its
// switch says how that is shown, so that the visitor can go on from there.
import { parseSearch } from "#src/lib/search-params.ts";
import { VIEWS } from "#src/monsters/search/monster-query.ts";
import { parseMonsterQuery } from "#src/monsters/search/query-params.ts";
import { PRERENDERED } from "#src/page/marks.ts";
import { fillForm, QUERY_FORM } from "./query-form.ts";

const form = document.querySelector<HTMLFormElement>(`form#${QUERY_FORM}`);
if (form && location.search) fillForm(form, parseMonsterQuery(parseSearch(location.search)));
if (document.documentElement.matches(`[${PRERENDERED}~=table]`))
  for (const view of VIEWS)
    form
      ?.querySelector(`button[value=${view}]`)
      ?.setAttribute("aria-pressed", `${view === "table"}`);
