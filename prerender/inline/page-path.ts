/** The path of a page in the app: hosts have it also with a slash at its end, or with the name of its file. */
export const pagePath = (path: string): string => path.replace(/\/(index\.html)?$/, "");
