declare module "opencc-js/dict/JPShinjitaiCharactersRev" {
  /** The old and the new form of kanji: `龍 竜|龜 亀`. */
  const pairs: string;
  export default pairs;
}
