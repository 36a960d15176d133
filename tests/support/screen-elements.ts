import { screen } from "@testing-library/react";

/** The title of the screen, once it is there. */
export const findTitle = (name: string) => screen.findByRole("heading", { level: 1, name });

/** The search field, in the encyclopedia or in the dialog of the quick search. */
export const findSearchField = () =>
  screen.findByRole("combobox", { name: /^(モンスターを検索|Search monsters)$/ });

/** The link of a monster's card. */
export const findCardLink = (name: string) =>
  screen.findByRole("link", { name: `${name}の詳細を見る` });
