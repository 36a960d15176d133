import { isBlank } from "@monster-field/name-search/text";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { useMessages } from "#src/messages/translation.ts";
import { isHalfComposed } from "./half-composed.ts";
import { SearchCombobox, type SearchComboboxProps } from "./search-combobox.tsx";

type SearchFormProps = Omit<SearchComboboxProps, "text">;

const textOf = (form: HTMLFormElement) => String(new FormData(form).get("q") ?? "");

/** A search that the encyclopedia answers. */
export function SearchForm(props: SearchFormProps) {
  const { search } = useMessages();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const read = (event: FormEvent<HTMLFormElement>) => {
    if (!isHalfComposed(event)) setText(textOf(event.currentTarget));
  };
  return (
    <form
      aria-label={search.form}
      onInput={read}
      onCompositionEnd={read}
      onSubmit={(event) => {
        event.preventDefault();
        const q = textOf(event.currentTarget);
        if (isBlank(q)) return;
        props.onOpen?.();
        void navigate({ to: "/monsters", search: { q } });
      }}
    >
      <SearchCombobox {...props} text={text} />
    </form>
  );
}
