import { MESSAGES, PREVIEWS } from "#src/messages/build-texts.ts";
import { inLanguage, type Language } from "#src/messages/languages.ts";
import { type Monster, NUMBERS, STATS } from "#src/monsters/fields.ts";
import { monsterNumber } from "#src/monsters/monster-id.ts";
import { isKnownType, monsterType } from "#src/monsters/monster-type.ts";
import type { PageSummary } from "./head-tags.tsx";

/** The name of a monster's type, as its badge shows it; `null` where it is unknown. */
export function typeName({ type }: Pick<Monster, "type">, language: Language): string | null {
  const known = monsterType(type);
  return isKnownType(known) ? MESSAGES[language].types[known] : type;
}

/** The path of a monster's picture for previews, 1200 × 630. */
export const sharePicture = ({ id }: Pick<Monster, "id">) => `/share/${id}.png`;

/** What the page of a monster tells search engines and previews. Without the site's address its picture is the site's. */
export function summarizeMonster(
  monster: Monster,
  { image }: Pick<PageSummary, "image">,
  siteUrl: string,
  language: Language,
): PageSummary {
  const { name, id } = monster;
  const { pageTitle, monster: text } = MESSAGES[language];
  const alt = PREVIEWS[language].monsterPicture(name, typeName(monster, language));
  return {
    title: pageTitle(text.withReading(name)),
    description: describeMonster(monster, language),
    image: siteUrl ? { path: sharePicture(monster), alt } : image,
    path: inLanguage(language, `/monsters/${id}`),
  };
}

/** One sentence about a monster, for search results and previews. */
export function describeMonster(monster: Monster, language: Language): string {
  const { monster: text } = MESSAGES[language];
  const preview = PREVIEWS[language];
  const number = monsterNumber(monster);
  const type = typeName(monster, language);
  const space = language === "en" ? " " : "";
  const facts = [
    number && text.number(number),
    type && preview.type(type),
    ...[...NUMBERS, ...STATS].map((key) => {
      const value = monster[key];
      return value === null ? null : text[key] + space + text.amount(value);
    }),
    monster.moves?.length ? preview.moves(monster.moves.slice(0, 4)) : null,
  ].filter((fact) => fact !== null);
  return preview.facts(monster.name, facts);
}

/** Where the page of a monster is in the site, for search engines. Source: https://schema.org/BreadcrumbList */
export function structureMonster({ id, name }: Monster, siteUrl: string, language: Language) {
  if (!siteUrl) return null;
  const { appName, nav } = MESSAGES[language];
  const items = [
    { name: appName, path: "/" },
    { name: nav.encyclopedia, path: "/monsters" },
    { name, path: `/monsters/${id}` },
  ];
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: items.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: siteUrl + inLanguage(language, path),
    })),
  };
}
