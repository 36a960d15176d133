import { ANNOUNCEMENTS_ID } from "./announce.ts";
import { useNavigationFocus } from "./use-navigation-focus.ts";

/** The live region of `announce`, and what every page announces. */
export function Announcements() {
  useNavigationFocus();
  return <div id={ANNOUNCEMENTS_ID} className="visually-hidden" aria-live="polite" />;
}
