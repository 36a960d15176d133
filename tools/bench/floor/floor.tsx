// A minimal app with the same libraries, as a baseline: one route, one request, one list.
import { QueryClient, QueryClientProvider, queryOptions, useQuery } from "@tanstack/react-query";
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Link,
  RouterProvider,
} from "@tanstack/react-router";
import ky from "ky";
import { createRoot } from "react-dom/client";

const listQuery = queryOptions({
  queryKey: ["monsters"],
  queryFn: () =>
    ky.get<{ data: { monsters: { id: string; name: string }[] } }>("/api/monsters").json(),
});

function AllMonsters() {
  const { data } = useQuery(listQuery);
  return (
    <ul>
      {data?.data.monsters.map(({ id, name }) => (
        <li key={id}>
          <Link to="/monsters/$id" params={{ id }}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()();
const listRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  loader: ({ context }) => void context.queryClient.query(listQuery),
  component: AllMonsters,
});
const queryClient = new QueryClient();
const router = createRouter({
  routeTree: rootRoute.addChildren([listRoute]),
  context: { queryClient },
});

createRoot(document.querySelector("#app") ?? document.body).render(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
