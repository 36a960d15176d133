import { memo, useDeferredValue } from "react";
import { typeGround } from "#src/components/monster/type-ground.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { Distribution } from "./distribution.tsx";
import { LikeThis } from "./like-this.tsx";
import styles from "./other-monsters.module.css";

type OtherMonstersProps = { list: readonly Monster[] | undefined; monster: Monster };

/** A monster among the others. Rendered after the rest of the screen; before there is a list, it is already as high. */
export function OtherMonsters(props: OtherMonstersProps) {
  const list = useDeferredValue(props.list, undefined);
  const monster = useDeferredValue(props.monster);
  return <Others {...{ list, monster }} />;
}

const Others = memo(function Others({ list, monster }: OtherMonstersProps) {
  return (
    <div className={styles.others} {...typeGround(monster.type)}>
      <Distribution {...{ list, monster }} />
      <LikeThis {...{ list, monster }} />
    </div>
  );
});
