// Runs in the page of the encyclopedia, right after its content: its fields ask for what the address asks for, so that the
// visitor can go on from there.
import { fillForm } from "#src/components/encyclopedia/query-form.ts";
import { parseSearch } from "#src/lib/search-params.ts";
import { parseMonsterQuery } from "#src/monsters/search/query-params.ts";

const [form] = document.forms;
if (form && location.search) fillForm(form, parseMonsterQuery(parseSearch(location.search)));
