import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import { useEffect } from "react";
import type { Api } from "#src/api/api.ts";
import type { Auth } from "#src/auth/auth.ts";
import { useSignInElsewhere } from "#src/auth/use-auth.ts";
import { Announcements } from "#src/components/announcements/announcements.tsx";
import { useLastList } from "#src/components/layout/last-list.ts";
import { MainLayout } from "#src/components/layout/main-layout.tsx";
import { NotFound } from "#src/components/notice/not-found.tsx";
import { QuickSearch } from "#src/components/search/quick-search.tsx";
import { followTheme } from "#src/components/settings/theme.ts";
import { useCloseOnNavigation } from "#src/components/ui/covers.ts";
import { lazyPart } from "#src/components/ui/lazy-part.ts";
import { useKeepListRequest } from "#src/queries/monsters.ts";
import { useNetworkCheck } from "#src/queries/use-is-online.ts";

/** What the routes of the app work with. */
export type AppContext = { queryClient: QueryClient; auth: Auth; api: Api };

export const Route = createRootRouteWithContext<AppContext>()({
  component: Root,
  notFoundComponent: UndecodableAddress,
});

const isDevelopment = import.meta.env.MODE === "development";

const Devtools = isDevelopment
  ? lazyPart(() => import("#src/components/layout/devtools.tsx"))
  : null;

function Root() {
  useNetworkCheck();
  useKeepListRequest();
  useSignInElsewhere();
  useCloseOnNavigation();
  useEffect(followTheme, []);
  useLastList();
  return (
    <>
      <Announcements />
      <Outlet />
      <QuickSearch />
      {Devtools && <Devtools />}
    </>
  );
}

/** For an address that the router cannot decode; `_main/$` is for all other unknown ones. */
function UndecodableAddress() {
  return (
    <MainLayout>
      <NotFound />
    </MainLayout>
  );
}
