import { createFileRoute, Outlet } from "@tanstack/react-router";
import { MainLayout } from "#src/components/layout/main-layout.tsx";
import { useTakeOver } from "#src/components/layout/use-take-over.ts";

export const Route = createFileRoute("/_main")({ component: Main });

function Main() {
  useTakeOver();
  return (
    <MainLayout>
      <Outlet />
    </MainLayout>
  );
}
