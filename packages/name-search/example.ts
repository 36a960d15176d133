// Prints what some texts find: node packages/name-search/example.ts
import { createNameSearch } from "@monster-field/name-search";

const cities = ["とうきょう", "なごや", "しんじゅく", "よこはま"];

const search = createNameSearch<string>({
  name: (city) => city,
  number: () => null,
  parseNumber: () => null,
  type: () => null,
  namesOfType: () => [],
  texts: () => [],
});

for (const text of ["Tōkyō", "sinzyuku", "ﾅｺﾞ", "よこまは"]) {
  const found = search.find(cities, text)?.map(({ item }) => item) ?? [];
  const closest = search.suggest(cities, text, found, 3);
  process.stdout.write(`${text}: ${found.join() || `did you mean ${closest.join()}?`}\n`);
}
