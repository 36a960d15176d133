import { ReactQueryDevtools } from "@tanstack/react-query-devtools";
import { TanStackRouterDevtools } from "@tanstack/react-router-devtools";

/** For development only; not in the production bundle. */
export default function Devtools() {
  return (
    <aside className="row" aria-label="Devtools">
      <ReactQueryDevtools buttonPosition="relative" />
      <TanStackRouterDevtools toggleButtonProps={{ style: { position: "static" } }} />
    </aside>
  );
}
