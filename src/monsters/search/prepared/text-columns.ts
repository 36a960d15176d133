import type { Steps } from "#src/lib/gradual.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { collectDistinct } from "./distinct-values.ts";
import { type NameChunk, prepareNames, prepareTexts, type TextChunk } from "./searchable-texts.ts";

/** The texts of a list of monsters, each distinct one once. */
export type TextColumns = {
  names: { values: readonly string[]; chunks: readonly NameChunk[] };
  moves: { values: readonly string[]; chunks: readonly TextChunk[] };
  /** As the API wrote them, including null. */
  types: readonly (string | null)[];
  /** The ids of each monster's name, type and moves: those from its start to that of the next one. */
  nameIds: Uint32Array;
  typeIds: Uint32Array;
  moveIds: Uint32Array;
  moveStarts: Uint32Array;
};

const MONSTERS_PER_STEP = 1_000;

export function* collectTexts(monsters: readonly Monster[]): Steps<TextColumns> {
  const [names, moves] = [collectDistinct<string>(), collectDistinct<string>()];
  const types = collectDistinct<string | null>();
  const nameIds = new Uint32Array(monsters.length);
  const typeIds = new Uint32Array(monsters.length);
  const moveStarts = new Uint32Array(monsters.length + 1);
  const moveIds: number[] = [];
  for (const [position, monster] of monsters.entries()) {
    nameIds[position] = names.idOf(monster.name);
    typeIds[position] = types.idOf(monster.type);
    for (const move of monster.moves ?? []) moveIds.push(moves.idOf(move));
    moveStarts[position + 1] = moveIds.length;
    if (position % MONSTERS_PER_STEP === 0) yield;
  }
  const nameChunks = yield* prepareNames(names.values);
  const moveChunks = yield* prepareTexts(moves.values);
  return {
    names: { values: names.values, chunks: nameChunks },
    moves: { values: moves.values, chunks: moveChunks },
    types: types.values,
    ...{ nameIds, typeIds, moveStarts, moveIds: Uint32Array.from(moveIds) },
  };
}
