import { useRouter } from "@tanstack/react-router";
import { type FormEvent, type ReactNode, useState } from "react";
import { useMessages } from "#src/messages/language.ts";
import { hasText } from "#src/monsters/search/monster-query.ts";
import { isHalfComposed } from "./half-composed.ts";
import { SearchCombobox, type SearchComboboxProps } from "./search-combobox.tsx";

type SearchFormProps = Omit<SearchComboboxProps, "text" | "filters" | "isListed"> & {
  className?: string | undefined;
  children?: ReactNode;
};

const textOf = (form: HTMLFormElement) => String(new FormData(form).get("q") ?? "");

/** A search that the encyclopedia answers. Until the app is there, the browser sends the form. */
export function SearchForm({ className, children, ...props }: SearchFormProps) {
  const { search } = useMessages();
  const router = useRouter();
  const [text, setText] = useState("");
  const read = (event: FormEvent<HTMLFormElement>) => {
    if (!isHalfComposed(event)) setText(textOf(event.currentTarget));
  };
  return (
    <form
      action={router.buildLocation({ to: "/monsters" }).publicHref}
      aria-label={search.form}
      className={className}
      onInput={read}
      onCompositionEnd={read}
      onSubmit={(event) => {
        event.preventDefault();
        const q = textOf(event.currentTarget);
        const isSearch = hasText({ text: q });
        if (props.isQuick && !isSearch) return;
        props.onOpen?.();
        void router.navigate({ to: "/monsters", search: { q: isSearch ? q : undefined } });
      }}
    >
      <SearchCombobox {...props} text={text} />
      {children}
    </form>
  );
}
