/** The language to mark a text from the API with: Japanese if it has kana or kanji, else none. */
export const languageOf = (text: string): "ja" | undefined =>
  /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u.test(text) ? "ja" : undefined;
