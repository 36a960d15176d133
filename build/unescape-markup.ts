const ENTITIES: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&amp;": "&",
};

/** A text or the value of an attribute as React has written it into HTML. */
export const unescapeMarkup = (markup: string): string =>
  markup.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
