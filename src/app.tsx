import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import type { Catalogue } from "./messages/language.ts";
import { LanguageProvider } from "./messages/language-provider.tsx";
import type { AppRouter } from "./router.tsx";

type AppProps = {
  router: AppRouter;
  /** The language to start with. */
  catalogue: Catalogue;
};

/** The whole app. */
export function App({ router, catalogue }: AppProps) {
  return (
    <LanguageProvider initial={catalogue}>
      <QueryClientProvider client={router.options.context.queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LanguageProvider>
  );
}
