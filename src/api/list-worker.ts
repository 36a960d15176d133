// Parses and checks a long list away from the main thread. It receives the chunks of the body, then `null`.
import { listMessages } from "./list-messages.ts";

const chunks: Uint8Array[] = [];

addEventListener("message", ({ data }: MessageEvent<Uint8Array | null>) => {
  if (data) chunks.push(data);
  else for (const message of listMessages(chunks)) postMessage(message);
});

// The page then parses the list itself.
addEventListener("messageerror", () => {
  throw new Error("A chunk of the list was lost");
});
