/** The placeholder for the name in the blank cards. */
export const BLANK_NAME = "{name}";
