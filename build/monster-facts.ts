import { ja } from "#src/messages/ja.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { monsterNumber } from "#src/monsters/monster-number.ts";
import { isKnownType, monsterType } from "#src/monsters/monster-type.ts";
import { RANGE_KEYS } from "#src/monsters/search/monster-query.ts";

/** The name of a monster's type in Japanese, as its badge shows it; `null` where it is unknown. */
export function typeName({ type }: Pick<Monster, "type">): string | null {
  const known = monsterType(type);
  return isKnownType(known) ? ja.types[known] : type;
}

/** Path and text of a monster's picture for previews, 1200 × 630. */
export function sharePicture(monster: Pick<Monster, "id" | "name" | "type">) {
  const type = typeName(monster);
  const name = type === null ? monster.name : `${monster.name}（${type}タイプ）`;
  return { path: `/share/${monster.id}.png`, alt: `${name}のすがたと、「${ja.appName}」の文字` };
}

/** One sentence about a monster, for search results and previews. */
export function describeMonster(monster: Monster): string {
  const number = monsterNumber(monster);
  const type = typeName(monster);
  const facts = [
    number && ja.monster.number(number),
    type && `${type}タイプ`,
    ...RANGE_KEYS.map((key) => {
      const value = monster[key];
      return value !== null && `${ja.monster[key]}${ja.monster.amount(value)}`;
    }),
    monster.moves?.length && `${ja.monster.moves}: ${monster.moves.slice(0, 4).join("、")}`,
  ].filter(Boolean);
  const known = facts.length > 0 ? `（${facts.join("、")}）` : "";
  return `${monster.name}${known}。${ja.appName}の${ja.nav.encyclopedia}。`;
}

/** Where the page of a monster is in the site, for search engines. Source: https://schema.org/BreadcrumbList */
export function structureMonster({ id, name }: Monster, siteUrl: string): unknown {
  if (!siteUrl) return null;
  const items = [
    { name: ja.appName, item: `${siteUrl}/` },
    { name: ja.nav.encyclopedia, item: `${siteUrl}/monsters` },
    { name, item: `${siteUrl}/monsters/${id}` },
  ];
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      ...item,
    })),
  };
}
