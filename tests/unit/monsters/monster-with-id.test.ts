import { expect, test } from "vitest";
import { monsterWithId } from "#src/monsters/monster-with-id.ts";
import { inventMonster, inventMonsters } from "#tests/support/invent-monster.ts";

test("the first monster with an id is found in its list, also when asked again", () => {
  const list = [...inventMonsters("ア", "イ"), inventMonster({ id: "2", name: "ウ" })];
  for (const _ of [1, 2]) {
    expect(monsterWithId(list, "2")).toBe(list[1]);
    expect(monsterWithId(list, "3")).toBeUndefined();
    expect(monsterWithId(inventMonsters("エ"), "1")?.name).toBe("エ");
  }
});
