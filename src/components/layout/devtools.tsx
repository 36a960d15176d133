import { ReactQueryDevtools } from "@tanstack/react-query-devtools";
import { TanStackRouterDevtools } from "@tanstack/react-router-devtools";
import { API_ERROR_REASONS, ApiError } from "#src/api/api-error.ts";

/** What Query's tools offer to simulate. */
const ERROR_TYPES = API_ERROR_REASONS.map((reason) => ({
  name: reason,
  initializer: () => new ApiError(reason),
}));

/** For development only; not in the production bundle. */
export default function Devtools() {
  return (
    <aside className="row" aria-label="Devtools">
      <ReactQueryDevtools buttonPosition="relative" errorTypes={ERROR_TYPES} />
      <TanStackRouterDevtools toggleButtonProps={{ style: { position: "static" } }} />
    </aside>
  );
}
