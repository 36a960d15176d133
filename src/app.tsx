import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { ApiContext } from "./api/use-api.ts";
import { AuthContext } from "./auth/use-auth.ts";
import type { Catalogue } from "./messages/language.ts";
import { LanguageProvider } from "./messages/language-provider.tsx";
import type { AppRouter } from "./router.tsx";

type AppProps = {
  router: AppRouter;
  /** The language to start with. */
  catalogue: Catalogue;
};

/** The whole app, with providers for the router's context. */
export function App({ router, catalogue }: AppProps) {
  const { queryClient, api, auth } = router.options.context;
  return (
    <LanguageProvider initial={catalogue}>
      <QueryClientProvider client={queryClient}>
        <ApiContext value={api}>
          <AuthContext value={auth}>
            <RouterProvider router={router} />
          </AuthContext>
        </ApiContext>
      </QueryClientProvider>
    </LanguageProvider>
  );
}
