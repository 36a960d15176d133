import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { ANNOUNCEMENTS_ID } from "#src/components/announcements/announce.ts";

/** The title of the screen, once it is there. */
export const findTitle = (name: string) => screen.findByRole("heading", { level: 1, name });

/** The search field, in the encyclopedia or in the dialog of the quick search. */
export const findSearchField = () =>
  screen.findByLabelText(/^(モンスターを検索|Search monsters)$/, { selector: "input" });

/** The link of a monster's card. */
export const findCardLink = (name: string) =>
  screen.findByRole("link", { name: `${name}の詳細を見る` });

/** The link to the encyclopedia in the content of a screen: there is another in the footer. */
export const findEncyclopediaLink = async () =>
  within(await screen.findByRole("main")).findByRole("link", { name: "図鑑を見る" });

/** The cards of the list on the screen. */
export const shownCards = () =>
  screen.queryAllByRole("listitem").filter((item) => item.hasAttribute("aria-posinset"));

/** The cards of a list, once it is there. */
export const findCards = () =>
  waitFor(() => {
    const cards = shownCards();
    expect(cards).not.toEqual([]);
    return cards;
  });

/** What is in a monster's card. */
export async function findCard(name: string) {
  const link = await findCardLink(name);
  return within(link.closest("li") ?? link);
}

/** The button to sign in, once it can be pressed. */
export async function findGoogleButton(): Promise<HTMLElement> {
  const button = await screen.findByRole("button", { name: "Googleでログイン" });
  await waitFor(() => expect(button).toHaveAttribute("aria-disabled", "false"));
  return button;
}

/** The button of the menu of whoever is signed in. */
export const findMenu = (name: string) =>
  screen.findByRole("button", { name: `${name}のユーザーメニュー` });

/** The texts of the page that are read out when they change. */
export const liveTexts = (): string[] =>
  [...document.querySelectorAll(`[aria-live="polite"]:not(#${ANNOUNCEMENTS_ID})`)].flatMap(
    ({ textContent }) => textContent || [],
  );

/** The announcements of the last seconds. */
export const announced = (): (string | null)[] =>
  [...(document.getElementById(ANNOUNCEMENTS_ID)?.children ?? [])].map(
    (words) => words.textContent,
  );
