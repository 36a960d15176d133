/** Names that are harmful as markup. */
export const MARKUP = [
  "<img src=x onerror=alert(1)>",
  "<script>alert(1)</script>",
  "</title><svg onload=alert(1)>",
  "{{constructor}}",
  "&lt;b&gt;",
];

/** Ids that are easily confused with one another, with parts of a URL, or with identifiers in code. */
export const LOOK_ALIKE_IDS = [
  ...["1", "01", "１", "١", " 1", "1 ", "1.0", "1/..", "1?", "1#", "%31", "1\u200b", "\u202e1"],
  ...[".", "..", "...", "/", "//", "\\", "..\\", "?", "#", "$id", "{$}", ":id", "\ud83d"],
  ...["%", "%2e", "%2e%2e", "%2F", "%25", "%E3", "\u0000", "\n", "\t", "\u007f", "👾"],
  ...["が", "か\u3099", "__proto__", "constructor", "toString", "login", "undefined", "null"],
];

/** Words with a special meaning where a number, a type or a move is expected. */
export const ODD_WORDS = ["NaN", "10", "fire", "ほのお", "constructor", "__proto__", "", "　"];

/** Invisible characters. */
export const INVISIBLE = [
  ...["\u200b", "\u200e", "\u00ad", "\u2060", "\u3164", "\uffa0", "\ufe0f", "\u{e0100}"],
];
