// A minimal app with the same libraries, as a baseline: a list with two filters, a monster, a comparison and a theme,
// each in the plainest way.
import { QueryClient, QueryClientProvider, queryOptions, useQuery } from "@tanstack/react-query";
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
  useParams,
  useSearch,
} from "@tanstack/react-router";
import ky from "ky";
import { useState } from "react";
import { createRoot } from "react-dom/client";

type Monster = Record<"id" | "name" | "type", string> &
  Record<"level" | "hp" | "attack" | "defense" | "speed", number> & { moves: string[] };

const VALUES = ["type", "level", "hp", "attack", "defense", "speed"] as const;

const queryClient = new QueryClient();

const listQuery = queryOptions({
  queryKey: ["monsters"],
  queryFn: () => ky.get<{ data: { monsters: Monster[] } }>("/api/monsters").json(),
});

const monsterQuery = (id: string) =>
  queryOptions({
    queryKey: ["monsters", id],
    queryFn: () => ky.get<{ data: { monster: Monster } }>(`/api/monsters/${id}`).json(),
  });

const loadList = () => void queryClient.query(listQuery);

const useList = () => useQuery(listQuery).data?.data.monsters ?? [];

function Root() {
  const setTheme = (theme: string) => {
    document.documentElement.style.colorScheme = theme;
  };
  return (
    <>
      <Outlet />
      <button type="button" onClick={() => setTheme("dark")}>
        ダーク
      </button>
      <button type="button" onClick={() => setTheme("light dark")}>
        システム
      </button>
    </>
  );
}

const MonsterLink = ({ id, name }: Monster) => (
  <Link to="/monsters/$id" params={{ id }}>
    {name}
  </Link>
);

function Home() {
  return (
    <>
      <Link to="/monsters">図鑑を見る</Link>
      <ul>
        {useList().map((monster) => (
          <li key={monster.id}>
            <MonsterLink {...monster} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Encyclopedia() {
  const monsters = useList();
  const [text, setText] = useState("");
  const [type, setType] = useState("");
  const [ids, setIds] = useState<string[]>([]);
  const found = monsters.filter(
    (monster) => monster.name.includes(text) && (type === "" || monster.type === type),
  );
  return (
    <>
      <h1>モンスター図鑑</h1>
      <input
        type="search"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <label>
        <input
          type="checkbox"
          checked={type === "water"}
          onChange={({ currentTarget }) => setType(currentTarget.checked ? "water" : "")}
        />
        みず
      </label>
      <Link to="/compare" search={{ ids }}>
        {ids.length}体を比べる
      </Link>
      <ul>
        {found.map((monster) => (
          <li key={monster.id}>
            <MonsterLink {...monster} />
            <button type="button" onClick={() => setIds([...ids, monster.id])}>
              {monster.name}を比較に加える
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function MonsterPage() {
  const { id = "" } = useParams({ strict: false });
  const { data } = useQuery(monsterQuery(id));
  if (!data) return <p>…</p>;
  const { monster } = data.data;
  return (
    <>
      <h1>{monster.name}</h1>
      <dl>
        {VALUES.map((key) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{monster[key]}</dd>
          </div>
        ))}
      </dl>
      <ul>
        {monster.moves.map((move) => (
          <li key={move}>{move}</li>
        ))}
      </ul>
      <button type="button" onClick={() => history.back()}>
        戻る
      </button>
    </>
  );
}

function Comparison() {
  const { ids = [] } = useSearch({ strict: false });
  const compared = useList().filter(({ id }) => ids.includes(id));
  return (
    <>
      <h1>モンスターを比べる</h1>
      <table>
        <tbody>
          {(["name", ...VALUES] as const).map((key) => (
            <tr key={key}>
              <th>{key}</th>
              {compared.map((monster) => (
                <td key={monster.id}>{monster[key]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const rootRoute = createRootRoute({ component: Root });
const getParentRoute = () => rootRoute;
const homeRoute = createRoute({ getParentRoute, path: "/", loader: loadList, component: Home });
const listRoute = createRoute({
  getParentRoute,
  path: "/monsters",
  loader: loadList,
  component: Encyclopedia,
});
const monsterRoute = createRoute({
  getParentRoute,
  path: "/monsters/$id",
  loader: ({ params }) => void queryClient.query(monsterQuery(params.id)),
  component: MonsterPage,
});
const compareRoute = createRoute({
  getParentRoute,
  path: "/compare",
  validateSearch: ({ ids }): { ids: string[] } => ({ ids: [ids].flat().map(String) }),
  loader: loadList,
  component: Comparison,
});
const router = createRouter({
  routeTree: rootRoute.addChildren([homeRoute, listRoute, monsterRoute, compareRoute]),
});

createRoot(document.querySelector("#app") ?? document.body).render(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
