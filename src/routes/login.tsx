import { createFileRoute, redirect, useRouter } from "@tanstack/react-router";
import { safeRedirect } from "#src/auth/safe-redirect.ts";
import { useAuth } from "#src/auth/use-auth.ts";
import { LoginPanel } from "#src/components/login/login-panel.tsx";
import { PageHead } from "#src/components/ui/page-head.tsx";
import { Spinner } from "#src/components/ui/spinner.tsx";
import { useHydrated } from "#src/lib/use-hydrated.ts";
import { useMessages } from "#src/messages/translation.ts";
import { Takeover } from "#src/page/takeover/takeover.tsx";

export const Route = createFileRoute("/login")({
  validateSearch: ({ redirect }): { redirect?: string | undefined } => ({
    redirect: typeof redirect === "string" ? redirect : undefined,
  }),
  beforeLoad: async ({ context: { auth }, search }) => {
    // Also when a visitor points at a link to this page, which preloads it.
    void auth.prepareSignIn();
    const { isAuthenticated } = await auth.settled();
    if (isAuthenticated) throw redirect({ href: safeRedirect(search.redirect), replace: true });
  },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: Spinner,
  component: Login,
});

/** The title of the screen to which logging in leads, if only users see it. */
function useGuardedTitle(): string | undefined {
  const messages = useMessages();
  const path = safeRedirect(Route.useSearch().redirect).replace(/[?#].*/, "");
  const [, , route] = useRouter().getMatchedRoutes(path);
  return useHydrated() ? route?.options.staticData?.guardedTitle?.(messages) : undefined;
}

function Login() {
  const { login } = useMessages();
  const guarded = useGuardedTitle();
  const { prepareSignIn, signIn } = useAuth();
  return (
    <Takeover>
      <PageHead title={login.title} />
      <LoginPanel
        reason={guarded && login.toSee(guarded)}
        prepare={prepareSignIn}
        onSignIn={signIn}
      />
    </Takeover>
  );
}
