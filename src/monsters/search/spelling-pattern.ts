type Finds = (piece: string) => string;

/** A vowel and all that makes it long; one such sign more may have been left out. */
function longer(lengthener: string): Finds {
  return (piece) => `${piece.charAt(0)}${lengthener}{${piece.length - 1},${piece.length}}`;
}

/**
 * What each piece of a folded query finds in a folded text; the first rule that fits decides.
 * What was left out (the rest of a long vowel, a doubling, an apostrophe) may be there; what was
 * typed has to be. A last letter may begin a syllable that, once finished, folds to another one.
 */
const RULES: readonly (readonly [piece: RegExp, finds: string | Finds])[] = [
  [/n'n/y, "n'n?"],
  [/(?:n'?|m)(?=[bmp])/y, "(?:n'?|m)"],
  [/n'(?=[aiueoy])/y, "n'"],
  [/n'?/y, "n'?"],
  [/a[a-]*/y, longer("[a-]")],
  [/i[i-]*/y, longer("[i-]")],
  [/u[u-]*/y, longer("[u-]")],
  [/e[ei-]*/y, longer("[ei-]")],
  [/o[ou-]*/y, longer("[ou-]")],
  [/cc$/y, "(?:cc|tt)"],
  [/ff$/y, "(?:ff|hh)"],
  [/c$/y, "[ct]"],
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

const NOTHING = /(?!)/;

/**
 * Finds the texts, folded, that contain a query, folded, in any of its spellings.
 * `い` finds イ but not the i of ヒ: a match begins where a syllable does.
 */
export function spellingPattern(query: string): RegExp {
  if (query === "") return NOTHING;
  let source = MAY_BE_INSIDE_SYLLABLE.test(query) ? AFTER_NO_CONSONANT : "";
  let at = 0;
  while (at < query.length) {
    for (const [piece, finds] of RULES) {
      piece.lastIndex = at;
      const found = piece.exec(query)?.[0];
      if (found === undefined) continue;
      source += typeof finds === "string" ? found.replace(found, finds) : finds(found);
      at += found.length;
      break;
    }
  }
  return new RegExp(source);
}
