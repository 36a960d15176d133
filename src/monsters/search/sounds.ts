const ONE_SPELLING: readonly (readonly [RegExp, string])[] = [
  [/c(?=[ciy])/g, "t"],
  [/n'/g, "N"],
  [/n(?![aiueoy])/g, "N"],
  [/([aiu])\1/g, "$1-"],
  [/e[ei]/g, "e-"],
  [/o[ou]/g, "o-"],
];

const SOUND = /[b-df-hj-np-tv-z]y?[aiueo]|[\s\S]/gu;

/** The sounds of a folded text. N for ん, - for a long vowel and a doubled consonant are sounds of their own. */
export const soundsOf = (folded: string): readonly string[] =>
  ONE_SPELLING.reduce((text, [spelling, one]) => text.replace(spelling, one), folded).match(
    SOUND,
  ) ?? [];
