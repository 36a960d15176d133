import { ANNOUNCEMENTS_ID } from "#src/components/announcements/announce.ts";

/** What screen readers have been given to say in the last seconds, besides the texts of the page. */
export const announced = (): (string | null)[] =>
  [...(document.getElementById(ANNOUNCEMENTS_ID)?.children ?? [])].map(
    (words) => words.textContent,
  );
