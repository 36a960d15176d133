/** Marks that a sentence or a chat puts after an address, and software then takes for a part of it. */
export const MARKS_AFTER = /[\p{Pe}\p{Pf}\p{Po}>＞]+$/u;

/** The end of an address, as far as it is marks and escapes. */
const END = /(?:(?:%[\da-f]{2})+|[!"'),.:;>?\]}])+$/i;

/** Ids may end with such a mark: whether one does, only the list says. */
const ENDS_WITH_ID = /\/monsters\/[^/?]*$|[?&]ids=[^&]*$/i;

/** An address without the marks after it; one with a hash as it is. */
export function withoutMarksAfter(address: string): string {
  if (address.includes("#") || ENDS_WITH_ID.test(address)) return address;
  return address.replace(END, (end) => {
    try {
      const known = decodeURIComponent(end);
      return MARKS_AFTER.test(known) ? encodeURIComponent(known.replace(MARKS_AFTER, "")) : end;
    } catch {
      return end;
    }
  });
}
