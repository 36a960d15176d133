import { Link } from "@tanstack/react-router";
import { useAuthState } from "#src/auth/use-auth.ts";
import { useMessages } from "#src/messages/translation.ts";

/** The plain way to the encyclopedia, called as in the navigation bar where that has it, too. */
export function EncyclopediaLink({ className }: { className: string }) {
  const { nav, home } = useMessages();
  const isInBar = useAuthState((state) => state.isAuthenticated);
  return (
    <Link to="/monsters" className={className}>
      {isInBar ? nav.encyclopedia : home.openEncyclopedia}
    </Link>
  );
}
