import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { ApiContext } from "./api/use-api.ts";
import { AuthContext } from "./auth/use-auth.ts";
import { LanguageProvider } from "./messages/language-provider.tsx";
import type { AppRouter } from "./router.tsx";

/** The whole app: its screens, with the router's parts within reach of every hook. */
export function App({ router }: { router: AppRouter }) {
  const { queryClient, api, auth } = router.options.context;
  return (
    <LanguageProvider>
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
