/** The oldest browsers with everything that the app calls: URL.parse, light-dark(), popover. */
const OLDEST = { Chrome: 126, Firefox: 129, Safari: 18 };

/** Their names and versions. */
export const BROWSERS: readonly string[] = Object.entries(OLDEST).map((parts) => parts.join(" "));

/** As Vite writes them. */
export const BUILD_TARGET: string[] = BROWSERS.map((name) => name.toLowerCase().replace(" ", ""));
