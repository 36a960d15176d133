/** What a page says to the service worker. The two may be of different versions, so these words stay. */
export type WorkerMessage = "give up" | "take over";

/** What the service worker says to a page. */
export type PageMessage = "reload";
