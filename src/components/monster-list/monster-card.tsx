import type { Span } from "@monster-field/name-search";
import { Link } from "@tanstack/react-router";
import { memo, useId } from "react";
import { CompareToggle } from "#src/components/collections/compare-toggle.tsx";
import { FavoriteToggle } from "#src/components/collections/favorite-toggle.tsx";
import { ApiText } from "#src/components/monster/api-text.tsx";
import { MonsterName } from "#src/components/monster/monster-name.tsx";
import { MonsterPortrait } from "#src/components/monster/monster-portrait.tsx";
import { typeAttributes } from "#src/components/monster/type-attributes.ts";
import { TypeBadge } from "#src/components/monster/type-badge.tsx";
import { useMessages } from "#src/messages/translation.ts";
import type { ValueKey } from "#src/monsters/monster-values.ts";
import type { Explain } from "#src/monsters/search/search-monsters.ts";
import { CARD } from "#src/page/marks.ts";
import { CardFacts, useCardFacts } from "./card-facts.tsx";
import { MarkedText } from "./marked-text.tsx";
import styles from "./monster-card.module.css";
import type { ListItem } from "./use-monster-list.ts";

export type MonsterCardProps = ListItem & {
  /** The length of the whole list. */
  count: number;
  headingLevel: 2 | 3;
  /** Whether its list is that of the address, which its link keeps for the neighbours. */
  keepsSearch: boolean;
  /** Why a card was found; `null` if no text was searched for. */
  explain: Explain | null;
  /** The values on each card. */
  valueKeys: readonly ValueKey[];
};

/** A monster at its place in a list; the whole card links to its page. */
export const MonsterCard = memo(function MonsterCard(props: MonsterCardProps) {
  const { monster, index, count, headingLevel, keepsSearch, explain, valueKeys } = props;
  const { isTabStop, isOpened, isMarked, isFurtherDown, top } = props;
  const { monster: text, monsters } = useMessages();
  const match = explain?.(monster);
  const { digits, ...facts } = useCardFacts(monster, valueKeys);
  const id = useId();
  // Visitors who move between cards by key hear only the link, so it is described by the rest of the card.
  const about = isTabStop ? { facts: `${id}facts`, type: `${id}type`, place: `${id}place` } : null;
  const tabIndex = isTabStop === false ? -1 : undefined;
  return (
    <li
      {...{ [CARD]: monster.id }}
      {...typeAttributes(monster.type)}
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      className={top === undefined ? styles.card : styles.outside}
      style={{ top }}
      data-opened={isOpened}
      aria-current={isMarked || undefined}
    >
      <MonsterPortrait monster={monster} isLazy={isFurtherDown} />
      <CardLink
        monster={monster}
        headingLevel={headingLevel}
        keepsSearch={keepsSearch}
        digits={digits}
        tabIndex={tabIndex}
        spans={match?.nameSpans}
        describedBy={about ? Object.values(about).join(" ") : undefined}
      />
      {/* Also without a move, so that the drawings of all results have the same height. */}
      {match && (
        <p className={styles.reason}>
          {match.text && (
            <>
              <span>{text.foundMove}</span> <ApiText text={match.text} readingClass={null} />
            </>
          )}
        </p>
      )}
      <FavoriteToggle id={monster.id} name={monster.name} tabIndex={tabIndex} />
      <TypeBadge id={about?.type} type={monster.type} />
      <CardFacts id={about?.facts} {...facts} />
      {about && (
        <span id={about.place} hidden>
          {monsters.place(index + 1, count)}
        </span>
      )}
      <CompareToggle id={monster.id} name={monster.name} tabIndex={tabIndex} />
    </li>
  );
});

type CardLinkProps = Pick<MonsterCardProps, "monster" | "headingLevel" | "keepsSearch"> & {
  /** The parts of the name that were searched for. */
  spans: readonly Span[] | undefined;
  /** All digits of the numbers that are written short. */
  digits: string;
  describedBy: string | undefined;
  tabIndex: number | undefined;
};

function CardLink(props: CardLinkProps) {
  const { monster, headingLevel, keepsSearch, spans, digits, describedBy, tabIndex } = props;
  const { monster: text } = useMessages();
  return (
    // The text of a draggable link cannot be selected.
    <Link
      to="/monsters/$id"
      params={{ id: monster.id }}
      search={keepsSearch ? true : {}}
      className={styles.link}
      aria-label={text.detailsOf(monster.name)}
      aria-describedby={describedBy}
      tabIndex={tabIndex}
      draggable={false}
    >
      <MonsterName
        as={`h${headingLevel}`}
        name={monster.name}
        className={styles.name}
        readingClass={styles.reading}
      >
        {spans && <MarkedText text={monster.name} spans={spans} />}
      </MonsterName>
      {digits && <span className={styles.exact} title={digits} />}
    </Link>
  );
}
