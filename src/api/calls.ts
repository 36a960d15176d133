/**
 * The calls of the app, all GET, by the names under which the embedded API makes them fail: the address under that of
 * the API, and the operation in `docs/openapi.json`, which is also the method of `Api`.
 */
export const CALLS = {
  list: { operation: "listMonsters", path: "/monsters" },
  detail: { operation: "getMonster", path: "/monsters/{id}" },
  health: { operation: "checkHealth", path: "/health" },
  profile: { operation: "getProfile", path: "/user/profile" },
} as const;

/** The name of one of `CALLS`. */
export type Call = keyof typeof CALLS;
