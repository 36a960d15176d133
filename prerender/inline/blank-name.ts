/** Stands for a name in the cards that the build writes and the page fills. */
export const BLANK_NAME = "{name}";
