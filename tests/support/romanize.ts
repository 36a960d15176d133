const ROWS: Record<string, string> = {
  "": "あいうえお",
  ...{ k: "かきくけこ", s: "さしすせそ", t: "たちつてと", n: "なにぬねの", h: "はひふへほ" },
  ...{ m: "まみむめも", y: "や　ゆ　よ", r: "らりるれろ", w: "わ　　　　", g: "がぎぐげご" },
  ...{ z: "ざじずぜぞ", d: "だ　　でど", b: "ばびぶべぼ", p: "ぱぴぷぺぽ" },
};

/** Kunrei-shiki, from the table of 1954: independent of the app's own table. */
const KUNREI = new Map(
  Object.entries(ROWS).flatMap(([consonant, row]) =>
    [...row].map((kana, at) => [kana, consonant + "aiueo".charAt(at)] as const),
  ),
);
KUNREI.set("ぢ", "zi").set("づ", "zu");
for (const [kana, romaji] of [...KUNREI]) {
  if (!/^.i$/.test(romaji)) continue;
  for (const [small, sound] of Object.entries({ ゃ: "ya", ゅ: "yu", ょ: "yo" })) {
    KUNREI.set(kana + small, romaji.charAt(0) + sound);
  }
}

/** Every syllable that `romanizations` supports. */
export const SYLLABLES = [...KUNREI.keys()].filter((kana) => kana !== "　");

/** Writes ん as N, which `SYLLABIC_NS` replaces. */
function kunrei(hiragana: string): string {
  return hiragana
    .replace(/ー/g, "-")
    .replace(/ん/g, "N")
    .replace(/[ぁ-ゔ][ゃゅょ]?/g, (kana) => KUNREI.get(kana) ?? kana)
    .replace(/っ(.)/g, "$1$1");
}

function hepburn(romaji: string): string {
  return romaji
    .replace(/hhu/g, "ffu")
    .replace(/hu/g, "fu")
    .replace(/tty/g, "tch")
    .replace(/tti/g, "tchi")
    .replace(/ty/g, "ch")
    .replace(/ti/g, "chi")
    .replace(/ttu/g, "ttsu")
    .replace(/(?<!t)tu/g, "tsu")
    .replace(/ssy/g, "ssh")
    .replace(/sy/g, "sh")
    .replace(/si/g, "shi")
    .replace(/zzy|zzi/g, (z) => (z === "zzi" ? "jji" : "jj"))
    .replace(/zy/g, "j")
    .replace(/zi/g, "ji");
}

const LONG = /aa|ii|uu|ee|oo|ou|[aiueo]-/g;
const longWith = (mark: string) => (romaji: string) =>
  romaji.replace(LONG, (vowel) => vowel.charAt(0) + mark);

const LONG_VOWELS: ((romaji: string) => string)[] = [
  (romaji) => romaji,
  (romaji) => romaji.replace(/([aiueo])-/g, "$1$1"),
  (romaji) => longWith("\u0304")(romaji).normalize("NFC"),
  longWith("\u0304"),
  (romaji) => longWith("\u0302")(romaji).normalize("NFC"),
];

const SYLLABIC_NS: ((romaji: string) => string)[] = [
  (romaji) => romaji.replace(/N(?=[aiueoy])/g, "n'").replace(/N/g, "n"),
  (romaji) => romaji.replace(/N/g, "n"),
  (romaji) => romaji.replace(/N(?=[aiueoyn])/g, "nn").replace(/N/g, "n"),
  (romaji) => romaji.replace(/N(?=[bmp])/g, "m").replace(/N/g, "n"),
];

/** All common romanizations of these kana, in lower case. */
export function romanizations(hiragana: string): string[] {
  const written = kunrei(hiragana);
  return [written, hepburn(written)].flatMap((romaji) =>
    SYLLABIC_NS.flatMap((n) => LONG_VOWELS.map((long) => long(n(romaji)))),
  );
}

/** The same romaji with every long vowel written short, as in “Tokyo”. */
export function withoutLengths(romaji: string): string {
  return longWith("")(romaji);
}
