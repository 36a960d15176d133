// Parses, checks and searches a long list away from the main thread.
import { createListService, type ListRequest } from "./list-messages.ts";

const answer = createListService();

addEventListener("message", ({ data }: MessageEvent<ListRequest>) => {
  for (const message of answer(data)) postMessage(message);
});

// The page sees this error, and does the work itself.
addEventListener("messageerror", () => {
  throw new Error("A request to the worker was lost");
});
