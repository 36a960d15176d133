import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

type RequestListener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/** Starts an HTTP server on a free port of the loopback interface; disposing of it closes it. */
export async function listen(answer: RequestListener) {
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => {
      console.error(error);
      outgoing.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return {
    port: address.port,
    origin: `http://127.0.0.1:${address.port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
