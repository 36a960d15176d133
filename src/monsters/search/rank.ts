/** How well a monster matches a text, from the best. A beginning in another spelling counts less. */
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
