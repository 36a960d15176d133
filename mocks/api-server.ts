// The embedded API alone, on an origin of its own: node mocks/api-server.ts <port>
import { createServer } from "node:http";
import { answerApiRequest } from "./api-over-http.ts";

const port = Number(process.argv[2] ?? 5174);

createServer((incoming, outgoing) => {
  outgoing.setHeader("Access-Control-Allow-Origin", "*");
  outgoing.setHeader("Access-Control-Expose-Headers", "Retry-After, Date");
  // As some hosts do. The app revalidates all the same.
  outgoing.setHeader("Cache-Control", "max-age=60");
  if (incoming.method === "OPTIONS") {
    outgoing.writeHead(204, {
      "Access-Control-Allow-Methods": "GET",
      "Access-Control-Allow-Headers": "authorization, content-type, x-mock-faults",
      "Access-Control-Max-Age": "7200",
    });
    outgoing.end();
    return;
  }
  void answerApiRequest(incoming, outgoing);
}).listen(port, () => console.log(`The embedded API answers at http://localhost:${port}/api`));
