import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";

/** Serves at an address of its own as long as the process runs, and returns the origin. */
export async function serve(listener: RequestListener): Promise<string> {
  // On a busy machine a request may come just when the server ends a connection that was kept alive.
  const server = createServer({ keepAliveTimeout: 0 }, listener).listen(0).unref();
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return `http://localhost:${address.port}`;
}
