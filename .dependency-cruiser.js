/**
 * The rooms of src/, from the top down: a room imports from itself and the rooms below it; those on
 * one level do not know each other. The files that lie loose in src/ stand above them all.
 */
const ROOMS = [
  ["page/boot", "page/idle"],
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
  ["components/monster", "components/settings"],
  ["components/announcements"],
  ["components/ui"],
  ["pwa"],
  ["queries"],
  ["api", "auth"],
  ["page/takeover"],
  ["portraits"],
  ["monsters"],
  ["messages"],
  ["lib"],
];

const KNOWN_TO_MOCKS = ["api", "portraits", "monsters", "messages", "lib"];

/** The loose files that everyone may import, and that import nothing of src/ themselves. */
const SHARED = "^src/(?:app-settings|router-internals|page/contract)[.]ts$";

/** What the inline scripts may know besides the contract: they stand in every page, so each byte counts. */
const KNOWN_TO_BOOT = [
  "api/list-start",
  "lib/(?:plain-text|storage)",
  "messages/format-number",
  "monsters/(?:monster|monster-list|monster-number|monster-type)",
  "portraits/portrait-subject",
  "queries/stored-list/first-monsters",
];

const MAIN = "^src/main[.]tsx$";
const PACKAGES = "^node_modules/";

const inside = (rooms) => `^src/(?:${rooms.join("|")})/`;

const order = ROOMS.flatMap((level, depth) =>
  level.map((room) => ({
    name: `not below ${room}`,
    severity: "error",
    from: { path: inside([room]) },
    to: {
      path: "^src/",
      pathNot: [inside([room, ...ROOMS.slice(depth + 1).flat()]), SHARED],
    },
  })),
);

export default {
  forbidden: [
    ...order,
    {
      name: "not one of the rooms",
      severity: "error",
      from: { path: "^src/.+/", pathNot: inside(ROOMS.flat()) },
      to: {},
    },
    {
      name: "not for inline scripts",
      severity: "error",
      from: { path: "^src/page/boot/" },
      to: {
        pathNot: ["^src/page/boot/", SHARED, `^src/(?:${KNOWN_TO_BOOT.join("|")})[.]ts$`],
      },
    },
    {
      name: "not below what all share",
      severity: "error",
      from: { path: SHARED },
      to: { path: "^src/" },
    },
    {
      name: "would start the app once more",
      severity: "error",
      from: { path: "^src/" },
      to: { path: MAIN },
    },
    {
      // An import that does not resolve is caught here too: no other rule would know its room.
      name: "not of the app",
      severity: "error",
      from: { path: "^src/" },
      to: { pathNot: ["^src/", PACKAGES] },
    },
    {
      name: "not for mocks",
      severity: "error",
      from: { path: "^mocks/" },
      to: {
        pathNot: ["^mocks/", inside(KNOWN_TO_MOCKS), PACKAGES],
        dependencyTypesNot: ["core"],
      },
    },
    {
      name: "brings React to the mocks",
      severity: "error",
      from: { path: "^mocks/" },
      to: { path: `${PACKAGES}react(?:-dom)?/`, reachable: true },
    },
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
