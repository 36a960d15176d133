import { createFileRoute, Outlet } from "@tanstack/react-router";
import { MainLayout } from "#src/components/layout/main-layout.tsx";

export const Route = createFileRoute("/_main")({
  // It comes with the first chunk, as what nearly everyone sees first.
  codeSplitGroupings: [],
  component: Main,
});

function Main() {
  return (
    <MainLayout>
      <Outlet />
    </MainLayout>
  );
}
