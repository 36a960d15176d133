type ToPattern = (piece: string) => string;

/** Matches a vowel with its long-vowel signs, or with one more that the query may have left out. */
function longVowel(lengthener: string): ToPattern {
  return (piece) => `${piece.charAt(0)}${lengthener}{${piece.length - 1},${piece.length}}`;
}

/**
 * How pieces of a folded query match a folded text; the first rule that applies wins. The text may have more than the
 * query (the rest of a long vowel, a doubling, an apostrophe), but not less. The last letter may start a syllable that
 * folds differently when it is complete.
 */
const RULES: readonly (readonly [piece: RegExp, pattern: string | ToPattern])[] = [
  [/n'n/y, "n'n?"],
  [/(?:n'?|m)(?=[bmp])/y, "(?:n'?|m)"],
  [/n'(?=[aiueoy])/y, "n'"],
  [/n'?/y, "n'?"],
  [/a[a-]*/y, longVowel("[a-]")],
  [/i[i-]*/y, longVowel("[i-]")],
  [/u[u-]*/y, longVowel("[u-]")],
  [/e[ei-]*/y, longVowel("[ei-]")],
  [/o[ou-]*/y, longVowel("[ou-]")],
  [/ff$/y, "(?:ff|hh)"],
  [/tc$/y, "cc"],
  [/tt(?=[iy]|$)/y, "(?:tt|cc)"],
  [/t(?=[iy]|$)/y, "[ct]{1,2}"],
  [/c(?=[iy])/y, "[ct]{1,2}"],
  [/っ$/y, "(?:([b-df-hj-mp-tv-z])(?=\\1)|っ)"],
  [/d$/y, "[dz]"],
  [/f$/y, "[fh]"],
  [/m$/y, "(?:m|n'(?=[bmp]))"],
  [/([b-z])\1+/y, "$&"],
  [/[b-z]/y, "$&{1,2}"],
  [/[\\^$.*+?()[\]{}|]/y, "\\$&"],
  [/[\s\S]/y, "$&"],
];

const MAY_BE_INSIDE_SYLLABLE = /^[aiueowy]/;
const AFTER_NO_CONSONANT = "(?<![b-df-hj-np-tv-z])";

const MATCHES_NOTHING = /(?!)/;

/** Matches folded texts with a folded query in any spelling, from the start of a syllable: `い` matches イ but not ヒ. */
export function spellingPattern(query: string): RegExp {
  if (query === "") return MATCHES_NOTHING;
  let source = MAY_BE_INSIDE_SYLLABLE.test(query) ? AFTER_NO_CONSONANT : "";
  let position = 0;
  while (position < query.length) {
    for (const [piece, pattern] of RULES) {
      piece.lastIndex = position;
      const found = piece.exec(query)?.[0];
      if (found === undefined) continue;
      source += typeof pattern === "string" ? found.replace(found, pattern) : pattern(found);
      position += found.length;
      break;
    }
  }
  return new RegExp(source);
}
