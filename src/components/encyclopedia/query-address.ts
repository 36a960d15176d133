import type { RegisteredRouter } from "@tanstack/react-router";
import { nextPaint } from "#src/lib/scheduling.ts";
import { stringifySearch } from "#src/lib/search-params.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import {
  isSameQuery,
  parseMonsterQuery,
  toSearchParams,
} from "#src/monsters/search/query-params.ts";
import { isAt, writeSearch } from "#src/router-internals.ts";

/** The router does its work when someone who types pauses. */
const PAUSE_MS = 300;

const isTyped = (control: EventTarget) =>
  control instanceof HTMLInputElement && control.type !== "checkbox";

/** The address of a form that asks for `known` at first. All changes of one stay at one control are one history entry. */
export function createQueryAddress(router: RegisteredRouter, known: MonsterQuery) {
  /** What the form asks for, and the router does not know yet. */
  let pending: MonsterQuery | null = null;
  let timer = 0;
  /** The control that the visitor is at, and whether this stay there has its entry. */
  let control: EventTarget | null = null;
  let hasEntry = false;

  const isOnScreen = () => isAt(router, "/_main/monsters/");
  const drop = () => {
    clearTimeout(timer);
    pending = null;
  };
  const open = (next: MonsterQuery, replace = false) => {
    const search = toSearchParams(next);
    void router.navigate({ to: "/monsters", search, replace, resetScroll: false });
    // Otherwise two updates of one event would become one entry.
    router.history.flush();
  };
  /** Not while another screen is loading. */
  const save = () => {
    if (!pending || !isOnScreen() || isSameQuery(pending, known)) return;
    known = pending;
    drop();
    open(known, hasEntry);
    hasEntry = true;
  };
  /** Follows what the form asks for after a pause. */
  const followLater = (next: MonsterQuery) => {
    drop();
    pending = next;
    timer = window.setTimeout(save, PAUSE_MS);
  };
  const leave = () => {
    save();
    control = null;
    hasEntry = false;
  };

  return {
    open,
    /**
     * Follows what the form asks for since an event of one of its controls, when that is answered. The router does so after
     * a pause in typing.
     */
    async follow(next: MonsterQuery, target: EventTarget): Promise<void> {
      if (target !== control) leave();
      control = target;
      followLater(next);
      await nextPaint();
      if (pending !== next) return;
      // The entry is there with the first letter, and its address has every other.
      if (!isTyped(target) || !hasEntry) save();
      else if (isOnScreen()) writeSearch(router, stringifySearch(toSearchParams(next)));
    },
    followLater,
    /** Ends the stay at a control. */
    leave,
    /** The query of the address, if it has changed from elsewhere; it is then known. */
    changed(): MonsterQuery | null {
      const next = parseMonsterQuery(router.latestLocation.search);
      if (!isOnScreen() || isSameQuery(next, known)) return null;
      drop();
      known = next;
      leave();
      return next;
    },
    drop,
  };
}
