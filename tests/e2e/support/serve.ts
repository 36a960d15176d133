import { createServer, type RequestListener } from "node:http";

/** Serves at an address of its own. */
export async function serve(listener: RequestListener) {
  const server = createServer(listener);
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  server.listen(0, resolve);
  await listening;
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return { url: `http://localhost:${address.port}`, close: () => server.close() };
}
