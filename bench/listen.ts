import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/** A server on a free port of this machine, for as long as it is in use. */
export async function listen(answer: Answer) {
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
