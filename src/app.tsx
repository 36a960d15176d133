import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { type Catalogue, LanguageContext } from "./messages/language.ts";
import type { AppRouter } from "./router.tsx";

type AppProps = {
  router: AppRouter;
  catalogue: Catalogue;
};

/** The whole app. */
export function App({ router, catalogue }: AppProps) {
  return (
    <StrictMode>
      <LanguageContext value={catalogue}>
        <QueryClientProvider client={router.options.context.queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </LanguageContext>
    </StrictMode>
  );
}
