import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { LanguageContext, type Translation } from "./messages/translation.ts";
import type { AppRouter } from "./router.tsx";

type AppProps = {
  router: AppRouter;
  translation: Translation;
};

/** The whole app. */
export function App({ router, translation }: AppProps) {
  return (
    <LanguageContext value={translation}>
      <QueryClientProvider client={router.options.context.queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LanguageContext>
  );
}
