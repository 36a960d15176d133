import { useRouter, useSearch } from "@tanstack/react-router";
import {
  type FormEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { isHalfComposed } from "#src/components/search/half-composed.ts";
import { useHydrated } from "#src/lib/use-hydrated.ts";
import { DEFAULT_QUERY } from "#src/monsters/search/monster-query.ts";
import { isSameQuery, parseMonsterQuery } from "#src/monsters/search/query-params.ts";
import { createQueryAddress } from "./query-address.ts";
import { type FormContent, fillForm, readForm } from "./query-form.ts";

/** What is asked for, and whether the fields do not say so yet. */
type Draft = FormContent & { isToFill: boolean };

/**
 * The form of the encyclopedia, and what it asks for. Its fields are read at each input, and the address follows; where the
 * address changes from elsewhere, the fields follow.
 */
export function useQueryForm() {
  const router = useRouter();
  const search = useSearch({ from: "/_main/monsters/" });
  const form = useRef<HTMLFormElement>(null);
  const [{ query, refused, isToFill }, setDraft] = useState<Draft>(() => ({
    query: parseMonsterQuery(search),
    refused: [],
    isToFill: false,
  }));
  const [address] = useState(() => createQueryAddress(router, query));
  const isHydrated = useHydrated();

  const read = (event: FormEvent<HTMLFormElement>) => {
    if (isHalfComposed(event)) return;
    const content = readForm(event.currentTarget);
    setDraft({ ...content, isToFill: false });
    void address.follow(content.query, event.target);
  };

  useEffect(() => {
    const unsubscribe = router.history.subscribe(() => {
      // The router hears of it first.
      const next = address.changed();
      if (next) setDraft({ query: next, refused: [], isToFill: true });
    });
    return () => {
      unsubscribe();
      address.drop();
    };
  }, [router, address]);

  // In an effect, because a query may need fields that are rendered with it, such as a type that only the address names.
  useLayoutEffect(() => {
    if (isToFill && form.current) fillForm(form.current, query);
  }, [isToFill, query]);

  // Before the app, a script of the page has filled its form from the address, and the visitor may have changed it since.
  const readPage = useEffectEvent(() => {
    const content = form.current && readForm(form.current);
    if (!content || (content.refused.length === 0 && isSameQuery(content.query, query))) return;
    setDraft({ ...content, isToFill: false });
    address.followLater(content.query);
  });
  const [isOfBuild] = useState(!isHydrated);
  useLayoutEffect(() => {
    if (isOfBuild && isHydrated) readPage();
  }, [isOfBuild, isHydrated]);

  return {
    /** Whether `query` is known. The fields of a prerendered page are read only when React has taken them over. */
    isRead: isHydrated,
    query: isHydrated ? query : DEFAULT_QUERY,
    hasSearch: query !== DEFAULT_QUERY,
    refused,
    open: address.open,
    finish: address.leave,
    formProps: {
      ref: form,
      action: router.buildLocation({ to: "/monsters" }).publicHref,
      onInput: read,
      onCompositionEnd: read,
      onBlur: address.leave,
    },
  };
}
