/**
 * The calls of the app, all GET. The key is the name in the faults of the embedded API, `operation` that in
 * `docs/openapi.json` and the method of `Api`, and `path` is relative to the address of the API.
 */
export const CALLS = {
  list: { operation: "listMonsters", path: "/monsters" },
  detail: { operation: "getMonster", path: "/monsters/{id}" },
  health: { operation: "checkHealth", path: "/health" },
  profile: { operation: "getProfile", path: "/user/profile" },
} as const;

/** The name of one of `CALLS`. */
export type Call = keyof typeof CALLS;
