import { ANNOUNCEMENTS_ID } from "#src/components/announcements/announce.ts";

/** The announcements of the last seconds. */
export const announced = (): (string | null)[] =>
  [...(document.getElementById(ANNOUNCEMENTS_ID)?.children ?? [])].map(
    (words) => words.textContent,
  );
