import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import type { Connect, Plugin, PreviewServer, ProxyOptions, ViteDevServer } from "vite";
import { answerApiRequest, FAULTS_PATH } from "./api-over-http.ts";

/** The stand-in for Google's script. */
const GAPI_PATH = "/emulator/gapi.js";
const GOOGLE_GAPI = "https://apis.google.com/js/api.js";

/** Set by `firebase emulators:exec` for the commands that it runs. */
const emulatorHost = process.env.FIREBASE_AUTH_EMULATOR_HOST;
const emulator = { target: `http://${emulatorHost}` };

/** The emulator's frame page gets the stand-in. */
const framePage: ProxyOptions = {
  ...emulator,
  selfHandleResponse: true,
  configure: (proxy) =>
    proxy.on("proxyRes", async (answer, _, outgoing) => {
      const page = Buffer.concat(await answer.toArray()).toString();
      outgoing.setHeader("Content-Type", "text/html; charset=utf-8");
      outgoing.end(page.replace(GOOGLE_GAPI, GAPI_PATH));
    }),
};

const PROXY = {
  "/emulator/auth/iframe": framePage,
  "/emulator/": emulator,
  "/identitytoolkit.googleapis.com/": emulator,
  "/securetoken.googleapis.com/": emulator,
};

function sendGapi(outgoing: ServerResponse): void {
  outgoing.setHeader("Content-Type", "text/javascript");
  outgoing.end(readFileSync(new URL("gapi.js", import.meta.url)));
}

const middleware: Connect.NextHandleFunction = (incoming, outgoing, next) => {
  const path = incoming.url ?? "/";
  if (/^\/api(\/|\?|$)/.test(path)) void answerApiRequest(incoming, outgoing);
  else if (path.startsWith(GAPI_PATH)) sendGapi(outgoing);
  else next();
};

/** Adds the services to a server, which names the page of the faults where it names its own address. */
function serve(server: ViteDevServer | PreviewServer): void {
  server.middlewares.use(middleware);
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    const address = new URL(FAULTS_PATH, server.resolvedUrls?.local[0] ?? "http://localhost");
    server.config.logger.info(`  ➜  Every failure of the API: ${address}`);
  };
}

/**
 * A Vite plugin that serves the embedded API and the Auth emulator on the app's own origin, and lets Firebase load the
 * stand-in.
 */
export function embeddedServices(): Plugin {
  return {
    name: "embedded-services",
    transform: {
      filter: { code: GOOGLE_GAPI },
      handler: (code) => code.replace(GOOGLE_GAPI, GAPI_PATH),
    },
    config: () => ({ server: { proxy: emulatorHost ? PROXY : {} } }),
    configureServer: serve,
    configurePreviewServer: serve,
  };
}
