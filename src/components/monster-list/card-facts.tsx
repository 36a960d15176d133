import { valueTexts } from "#src/components/monster/value.tsx";
import { useMessages } from "#src/messages/translation.ts";
import type { Monster } from "#src/monsters/fields.ts";
import { monsterNumber } from "#src/monsters/monster-id.ts";
import { readValue, type ValueKey } from "#src/monsters/monster-values.ts";
import styles from "./monster-card.module.css";

/** The number and values on a card as one text each: as shown, as screen readers get it, and the digits of short numbers. */
export function useCardFacts(monster: Monster, valueKeys: readonly ValueKey[]) {
  const { monster: text } = useMessages();
  const values = valueKeys.map((key) => ({
    label: text[key],
    ...valueTexts(readValue(monster, key), text),
  }));
  const number = monsterNumber(monster);
  const join = (facts: (string | undefined)[]) => facts.filter(Boolean).join(" · ");
  const numberText = number ? text.number(number) : undefined;
  return {
    shown: join([numberText, ...values.map(({ label, shown }) => `${label} ${shown}`)]),
    spoken: join([numberText, ...values.map(({ label, spoken }) => `${label} ${spoken}`)]),
    digits: join(values.map(({ digits }) => digits)),
  };
}

type CardFactsProps = Pick<ReturnType<typeof useCardFacts>, "shown" | "spoken"> & {
  id: string | undefined;
};

/** The last line of a card. */
export const CardFacts = ({ id, shown, spoken }: CardFactsProps) => (
  <p id={id} className={styles.facts}>
    {spoken === shown ? (
      shown
    ) : (
      <>
        <span aria-hidden="true">{shown}</span>
        <span className="visually-hidden">{spoken}</span>
      </>
    )}
  </p>
);
