/** How well a monster matches a text, the lowest best. In another spelling a name begins less well. */
export const RANK = {
  nameAsWritten: 0,
  name: 1,
  number: 2,
  type: 3,
  nameBegins: 4,
  nameBeginsInOtherSpelling: 5,
  wordBegins: 6,
  nameContains: 7,
  typeBegins: 8,
  move: 9,
  none: Number.POSITIVE_INFINITY,
};
