/** The origins of the app and the API in the end-to-end tests. */
export const APP_URL = "http://localhost:5185";
export const API_URL = "http://localhost:5184";

/** The origin of a site with an API of files. */
export const SITE_URL = "http://localhost:5190";
