/** Longer ones make addresses that servers refuse. */
const MAX_LENGTH = 500;

/** Whether a monster may have this id. Dots alone cannot be the last part of a path. */
export const isUsableId = (id: string): boolean =>
  id.trim() !== "" && id.length <= MAX_LENGTH && id.isWellFormed() && id !== "." && id !== "..";
