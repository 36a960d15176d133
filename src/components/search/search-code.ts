// What a search field needs once it is used.
export { explainMatches, search } from "#src/monsters/search/search-monsters.ts";
export { SuggestionList } from "./suggestion-list.tsx";
