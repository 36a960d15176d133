import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import type { Api } from "#src/api/api.ts";
import type { Auth } from "#src/auth/auth.ts";

export const Route = createRootRouteWithContext<{
  queryClient: QueryClient;
  auth: Auth;
  api: Api;
}>()({ component: Root });

const isDevelopment = import.meta.env.MODE === "development";

const Devtools = isDevelopment ? lazy(() => import("#src/components/layout/devtools.tsx")) : null;

function Root() {
  return (
    <>
      <Outlet />
      {Devtools && (
        <Suspense>
          <Devtools />
        </Suspense>
      )}
    </>
  );
}
