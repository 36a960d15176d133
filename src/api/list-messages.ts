import { slicesOf } from "#src/lib/time-slicing.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { spellingsOfNames } from "#src/monsters/search/did-you-mean.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { type SearchResult, search } from "#src/monsters/search/search-monsters.ts";
import { ApiError, type ApiErrorReason } from "./api-error.ts";
import { firstOf } from "./list-start.ts";
import { parseList } from "./parse-answer.ts";

/** Gets the first 12 monsters of a list, and its length, before the rest has arrived; perhaps twice. */
export type ReportFirst = (monsters: Monster[], total: number) => void;

/** Sent to the worker: a list, as the chunks of an answer's body or in slices, and then queries to it. */
export type ListRequest =
  | { type: "chunk"; chunk: Uint8Array }
  | { type: "parse" }
  | { type: "slice"; monsters: Monster[] }
  | { type: "search"; query: MonsterQuery };

/** Sent by the worker: the start of the list that it parses, then all of it in slices; what it finds. */
export type ListMessage =
  | { type: "start"; monsters: Monster[]; total: number }
  | { type: "slice"; monsters: Monster[] }
  | { type: "failure"; reason: ApiErrorReason }
  | { type: "result"; result: SearchResult };

/** The work of the worker: returns the answers to each request. */
export function createListService(): (request: ListRequest) => Generator<ListMessage> {
  const chunks: Uint8Array[] = [];
  const list: Monster[] = [];
  return function* answer(request) {
    switch (request.type) {
      case "chunk":
        chunks.push(request.chunk);
        break;
      case "slice":
        list.push(...request.monsters);
        break;
      case "search":
        yield { type: "result", result: search(list, request.query) };
        // In advance: the next query may have a text.
        spellingsOfNames(list);
        break;
      case "parse":
        try {
          for (const monster of parseList(chunks.splice(0))) list.push(monster);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          yield { type: "failure", reason: error.reason };
          break;
        }
        yield { type: "start", monsters: firstOf(list), total: list.length };
        for (const monsters of slicesOf(list)) yield { type: "slice", monsters };
    }
  };
}
