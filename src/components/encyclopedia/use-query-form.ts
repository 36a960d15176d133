import { useRouter } from "@tanstack/react-router";
import {
  type FormEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { isHalfComposed } from "#src/components/search/half-composed.ts";
import { stringifySearch } from "#src/lib/search-params.ts";
import { DEFAULT_QUERY, type MonsterQuery } from "#src/monsters/search/monster-query.ts";
import {
  isSameQuery,
  parseMonsterQuery,
  toSearchParams,
} from "#src/monsters/search/query-params.ts";
import { useAfterHydration } from "#src/page/takeover/hydration.ts";
import { isAt, writeSearch } from "#src/router-internals.ts";
import { type FormContent, fillForm, readForm } from "./query-form.ts";

/** The router does its work when someone who types pauses. */
const PAUSE_MS = 300;

const ROUTE = "/_main/monsters/";

const isTyped = (control: EventTarget) =>
  control instanceof HTMLInputElement && control.type !== "checkbox";

/**
 * The form of the encyclopedia. Its fields hold the query: what they say is read at each input, and is put into the address
 * after a pause. Where the address changes from elsewhere, the fields are filled from it.
 */
export function useQueryForm(addressed: MonsterQuery) {
  const router = useRouter();
  const { history, navigate, buildLocation } = router;
  const ref = useRef<HTMLFormElement>(null);
  const [{ query, refused }, setContent] = useState<FormContent>({ query: addressed, refused: [] });
  const [fillings, setFillings] = useState(0);
  /** The query of the address, as far as the form knows. */
  const known = useRef(addressed);
  /** The control that the visitor is at, and whether this stay there has a history entry of its own already. */
  const control = useRef<EventTarget>(null);
  const hasEntry = useRef(false);
  const isHydrated = useAfterHydration(false, true);

  const open = (next: MonsterQuery, replace = false) => {
    const search = toSearchParams(next);
    void navigate({ to: "/monsters", search, replace, resetScroll: false });
    // Otherwise two updates of one event would become one entry.
    history.flush();
  };
  const put = (next: MonsterQuery) => {
    // Another screen may be loading.
    if (!isAt(router, ROUTE) || isSameQuery(next, known.current)) return;
    known.current = next;
    open(next, hasEntry.current);
    hasEntry.current = true;
  };
  /** All changes of one stay at one control are one history entry. */
  const stayAt = (place: EventTarget | null) => {
    if (place === control.current) return;
    put(query);
    control.current = place;
    hasEntry.current = false;
  };
  const read = (event: FormEvent<HTMLFormElement>) => {
    if (isHalfComposed(event)) return;
    stayAt(event.target);
    const content = readForm(event.currentTarget);
    setContent(content);
    // The entry is there with the first letter, and its address has every other.
    if (!isTyped(event.target) || !hasEntry.current) put(content.query);
    else if (isAt(router, ROUTE))
      writeSearch(router, stringifySearch(toSearchParams(content.query)));
  };
  const finish = () => stayAt(null);

  useEffect(() => {
    const timer = setTimeout(() => put(query), PAUSE_MS);
    return () => clearTimeout(timer);
  });

  useEffect(
    () =>
      history.subscribe(() => {
        // The router hears of it first.
        const next = parseMonsterQuery(router.latestLocation.search);
        if (!isAt(router, ROUTE) || isSameQuery(next, known.current)) return;
        known.current = next;
        control.current = null;
        setContent({ query: next, refused: [] });
        setFillings((count) => count + 1);
      }),
    [history, router],
  );

  const fill = useEffectEvent(() => ref.current && fillForm(ref.current, query));
  // In an effect, because a query may need fields that are rendered with it, such as a type that only the address names.
  useLayoutEffect(() => {
    if (fillings > 0) fill();
  }, [fillings]);

  // Before the app, a script of the page has filled its form from the address, and the visitor may have changed it since.
  const readPage = useEffectEvent(() => {
    const content = ref.current && readForm(ref.current);
    if (content && (content.refused.length > 0 || !isSameQuery(content.query, query)))
      setContent(content);
  });
  useLayoutEffect(() => {
    if (isHydrated) readPage();
  }, [isHydrated]);

  return {
    /** Whether `query` is known. The fields of a prerendered page are read only when React has taken them over. */
    isRead: isHydrated,
    query: isHydrated ? query : DEFAULT_QUERY,
    refused,
    open,
    finish,
    formProps: {
      ref,
      action: buildLocation({ to: "/monsters" }).publicHref,
      onInput: read,
      onCompositionEnd: read,
      onBlur: finish,
    },
  };
}
