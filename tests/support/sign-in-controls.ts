import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";

/** The button to sign in, once it can be pressed. */
export async function findGoogleButton(): Promise<HTMLElement> {
  const button = await screen.findByRole("button", { name: "Googleでログイン" });
  await waitFor(() => expect(button).toHaveAttribute("aria-disabled", "false"));
  return button;
}

/** The button of the menu of whoever is signed in. */
export const findMenu = (name: string) =>
  screen.findByRole("button", { name: `${name}のユーザーメニュー` });
