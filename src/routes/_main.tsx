import { createFileRoute, Outlet } from "@tanstack/react-router";
import { MainLayout } from "#src/components/layout/main-layout.tsx";
import { Takeover } from "#src/page/takeover/takeover.tsx";

export const Route = createFileRoute("/_main")({ component: Main });

function Main() {
  return (
    <MainLayout>
      <Takeover>
        <Outlet />
      </Takeover>
    </MainLayout>
  );
}
