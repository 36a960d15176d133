import { createFileRoute, Outlet, redirect } from "@tanstack/react-router";
import { OnlyInBrowser } from "#src/components/ui/only-in-browser.tsx";
import { Spinner } from "#src/components/ui/spinner.tsx";

/** The login guard: the child routes are for signed-in users. */
export const Route = createFileRoute("/_main/_signed-in")({
  beforeLoad: async ({ context, location }) => {
    const { isAuthenticated } = await context.auth.settled();
    if (!isAuthenticated) throw redirect({ to: "/login", search: { redirect: location.href } });
  },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: Spinner,
  // Too small for a chunk of its own.
  codeSplitGroupings: [],
  component: SignedIn,
});

function SignedIn() {
  return (
    <OnlyInBrowser>
      <Outlet />
    </OnlyInBrowser>
  );
}
