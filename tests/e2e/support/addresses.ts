/** The origins of the app and the API in the end-to-end tests. The pages have the monsters of the API. */
export const APP_URL = "http://localhost:5185";
export const API_URL = "http://localhost:5184";

/** The origins of a site with an API of files, and of the app without monsters in its pages. Only for the rest. */
export const SITE_URL = "http://localhost:5190";
export const BARE_URL = "http://localhost:5191";
