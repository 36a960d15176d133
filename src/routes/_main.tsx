import { createFileRoute, Outlet } from "@tanstack/react-router";
import { MainLayout } from "#src/components/layout/main-layout.tsx";
import { ShellRemoval } from "#src/page/takeover/shell-removal.ts";

export const Route = createFileRoute("/_main")({ component: Main });

function Main() {
  return (
    <MainLayout>
      <ShellRemoval />
      <Outlet />
    </MainLayout>
  );
}
