/**
 * The rooms of src/, from the top down: a room imports from itself and the rooms below it; those on
 * one level do not know each other. The files that lie loose in src/ stand above them all.
 */
const ROOMS = [
  ["routes"],
  [
    "components/home",
    "components/encyclopedia",
    "components/detail",
    "components/compare",
    "components/login",
    "components/notice",
  ],
  ["components/layout"],
  ["components/monster-list", "components/search"],
  ["components/collections", "components/monster", "components/settings"],
  ["components/announcements"],
  ["components/ui"],
  ["page/boot", "page/idle"],
  ["pwa"],
  ["queries"],
  ["api", "auth"],
  ["page/takeover"],
  ["state"],
  ["monsters", "messages"],
  ["lib"],
];

const KNOWN_TO_MOCKS = ["api", "monsters", "messages", "lib"];

/** The loose files that everyone may import, and that import nothing of src/ themselves. */
const SHARED = "^src/(?:app-settings|router-internals|page/marks)[.]ts$";

/** What the inline scripts may know besides the marks: they stand in every page, so each byte counts. */
const KNOWN_TO_BOOT = [
  "auth/safe-redirect",
  "lib/(?:marks-after|search-params)",
  "messages/languages",
  "state/storage",
  "state/stored",
  "monsters/(?:fields|monster-number|monster-type|monster-values|search/filters|search/monster-query|search/query-params)",
  "components/encyclopedia/query-form",
  "pwa/worker-messages",
];

/** What starts a page, and what stands around its screen. */
const KNOW_OF_PAGE = [
  "main[.]tsx",
  "router[.]tsx",
  "routes/login[.]tsx",
  "components/layout/main-layout[.]tsx",
];

/** Closed boxes, each with what others may import of it: its README says what that is for. */
const BOXES = {
  "monsters/search": "search-monsters|filters|monster-query|query-params",
};

/** The drawings come in a script of their own, so the app knows only how to ask for them. */
const DRAWING = "^packages/portraits/src/drawing[.]ts$";

const MAIN = "^src/main[.]tsx$";
const PACKAGES = "^(?:node_modules|packages)/";

const inside = (rooms) => `^src/(?:${rooms.join("|")})/`;

const forbid = (name, from, to) => ({ name, severity: "error", from, to });

const order = ROOMS.flatMap((level, depth) =>
  level.map((room) => {
    const open = [inside([room, ...ROOMS.slice(depth + 1).flat()]), SHARED];
    return forbid(`not below ${room}`, { path: inside([room]) }, { path: "^src/", pathNot: open });
  }),
);

const boxes = Object.entries(BOXES).map(([box, entries]) =>
  forbid(
    `not an entry of ${box}`,
    { pathNot: inside([box]) },
    { path: inside([box]), pathNot: `^src/${box}/(?:${entries})[.]ts$` },
  ),
);

const BOOT = "^src/(?:page/boot/|components/encyclopedia/fill-form[.]ts$)";
const openToBoot = [BOOT, SHARED, `^src/(?:${KNOWN_TO_BOOT.join("|")})[.]ts$`];
const openToMocks = ["^mocks/", inside(KNOWN_TO_MOCKS), PACKAGES];
const react = { path: `${PACKAGES}react(?:-dom)?/`, reachable: true };

export default {
  forbidden: [
    ...order,
    ...boxes,
    forbid("loads the drawings at once", { path: "^src/" }, { path: DRAWING }),
    forbid(
      "does not know how a page starts",
      { path: "^src/", pathNot: `^src/(?:page/|(?:${KNOW_OF_PAGE.join("|")})$)` },
      { path: "^src/page/", pathNot: SHARED },
    ),
    forbid("not one of the rooms", { path: "^src/.+/", pathNot: inside(ROOMS.flat()) }, {}),
    forbid("not for inline scripts", { path: BOOT }, { pathNot: openToBoot }),
    forbid("not below what all share", { path: SHARED }, { path: "^src/" }),
    forbid("knows the app", { path: "^packages/" }, { pathNot: PACKAGES }),
    forbid("would start the app once more", { path: "^src/" }, { path: MAIN }),
    // An import that does not resolve is caught here too: no other rule would know its room.
    forbid("not of the app", { path: "^src/" }, { pathNot: ["^src/", PACKAGES] }),
    forbid(
      "not for mocks",
      { path: "^mocks/" },
      { pathNot: openToMocks, dependencyTypesNot: ["core"] },
    ),
    forbid("brings React to the mocks", { path: "^mocks/" }, react),
  ],
  options: {
    // The default is TypeScript's own parser, which TypeScript 7 does not offer to scripts.
    parser: "swc",
    doNotFollow: { path: PACKAGES },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "browser", "default"],
    },
  },
};
