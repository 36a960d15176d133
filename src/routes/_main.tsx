import { createFileRoute, Outlet } from "@tanstack/react-router";
import { MainLayout } from "#src/components/layout/main-layout.tsx";
import { useShellRemoval } from "#src/components/layout/use-shell-removal.ts";

export const Route = createFileRoute("/_main")({ component: Main });

function Main() {
  useShellRemoval();
  return (
    <MainLayout>
      <Outlet />
    </MainLayout>
  );
}
