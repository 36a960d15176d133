import { noop, onlineManager } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createApi } from "./api/api.ts";
import { App } from "./app.tsx";
import { createAuth } from "./auth/auth.ts";
import { StartError } from "./components/start-error.tsx";
import { colorBrowserBars } from "./components/theme.ts";
import { whenIdle } from "./idle.ts";
import { createQueryClient } from "./queries/query-client.ts";
import { createAppRouter } from "./router.tsx";
import { parseSettings, SettingsError } from "./settings.ts";
import "./styles/index.css";

const container = document.querySelector("#app");
if (!container) throw new Error("index.html has no #app");
const root = createRoot(container);
colorBrowserBars();
// Query hears of changes only, and takes the network for granted until then.
onlineManager.setOnline(navigator.onLine);

try {
  const settings = parseSettings(import.meta.env, location.origin);
  const auth = createAuth(async () => {
    const { createFirebaseProvider } = await import("./auth/firebase.ts");
    return createFirebaseProvider(settings.firebase);
  });
  const api = createApi(settings.apiBaseUrl, auth.getIdToken);
  const router = createAppRouter({ queryClient: createQueryClient(), auth, api });
  root.render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
  if (auth.expectsUser()) auth.start();
  else whenIdle(auth.start);
  // The other screens are small: with their code at hand they open at once, and without network.
  whenIdle(() => {
    for (const route of Object.values(router.routesById)) router.loadRouteChunk(route)?.catch(noop);
  });
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error);
  root.render(<StartError error={error} />);
}
