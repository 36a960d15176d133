export const LANGUAGES = ["ja", "en"] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language of the page at a path: English ones begin with `/en`, in whatever case, as the router reads paths. */
export const languageOfPath = (path: string): Language => (/^\/en(\/|$)/i.test(path) ? "en" : "ja");

/** An address of this site without its language. It never begins with two slashes, which lead to another site. */
export const withoutLanguage = (address: string): string =>
  address.replace(/^\/+(en(?=[/?#]|$)\/*)?/i, "/");

/** The address of the same page in a language. */
export function inLanguage(language: Language, address: string): string {
  const own = withoutLanguage(address);
  return language === "ja" ? own : `/en${own.replace(/^\/(?=[?#]|$)/, "")}`;
}
