import { createFileRoute, Outlet } from "@tanstack/react-router";
import { MainLayout } from "#src/components/layout/main-layout.tsx";

export const Route = createFileRoute("/_main")({ component: Main });

function Main() {
  return (
    <MainLayout>
      <Outlet />
    </MainLayout>
  );
}
