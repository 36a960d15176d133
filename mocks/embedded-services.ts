import { readFileSync } from "node:fs";
import { type IncomingMessage, request, type ServerResponse } from "node:http";
import type { Connect, Plugin } from "vite";
import { answerApiRequest } from "./api-over-http.ts";

/** The stand-in for Google's script, which every page has to load before sign-in. */
export const GAPI_PATH = "/emulator/gapi.js";
const GOOGLE_GAPI = "https://apis.google.com/js/api.js";
const FRAME_PATH = "/emulator/auth/iframe";
const EMULATOR_PATHS = [
  "/emulator/",
  "/identitytoolkit.googleapis.com/",
  "/securetoken.googleapis.com/",
];

/** Set by `firebase emulators:exec` for the commands that it runs. */
const emulatorHost = process.env.FIREBASE_AUTH_EMULATOR_HOST;

function sendGapi(outgoing: ServerResponse): void {
  outgoing.setHeader("Content-Type", "text/javascript");
  outgoing.end(readFileSync(new URL("gapi.js", import.meta.url)));
}

/** In the emulator's frame page, Google's script is replaced with the stand-in. */
function proxyToEmulator(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const target = `http://${emulatorHost}${incoming.url}`;
  const upstream = request(target, { method: incoming.method, headers: incoming.headers });
  upstream.on("response", async (answer) => {
    if (!incoming.url?.startsWith(FRAME_PATH)) {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      return;
    }
    const page = Buffer.concat(await answer.toArray()).toString();
    outgoing.setHeader("Content-Type", "text/html; charset=utf-8");
    outgoing.end(page.replace(GOOGLE_GAPI, GAPI_PATH));
  });
  upstream.on("error", (error) => {
    outgoing.statusCode = 502;
    outgoing.end(`The Auth emulator does not answer: ${error.message}`);
  });
  incoming.pipe(upstream);
}

const middleware: Connect.NextHandleFunction = (incoming, outgoing, next) => {
  const path = incoming.url ?? "/";
  if (/^\/api(\/|\?|$)/.test(path)) void answerApiRequest(incoming, outgoing);
  else if (path.startsWith(GAPI_PATH)) sendGapi(outgoing);
  else if (emulatorHost && EMULATOR_PATHS.some((start) => path.startsWith(start))) {
    proxyToEmulator(incoming, outgoing);
  } else next();
};

/** A Vite plugin that serves the embedded API and the Auth emulator on the app's own origin. */
export function embeddedServices(): Plugin {
  return {
    name: "embedded-services",
    configureServer: ({ middlewares }) => void middlewares.use(middleware),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(middleware),
  };
}
