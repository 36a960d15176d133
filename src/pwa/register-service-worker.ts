import { noop } from "#src/lib/noop.ts";
import { announceVersion } from "./new-version.ts";

/** Announces what is being installed, unless it is the first version. */
function announceWhenInstalled({ installing, active }: ServiceWorkerRegistration): void {
  installing?.addEventListener("statechange", () => {
    if (active && installing.state === "installed") announceVersion(installing);
  });
}

async function listenForVersions({ serviceWorker }: Navigator): Promise<void> {
  const registration = await serviceWorker.register("/service-worker.js", {
    updateViaCache: "none",
  });
  if (registration.waiting) announceVersion(registration.waiting);
  // The navigation may have found an update already, whose event has passed.
  announceWhenInstalled(registration);
  registration.addEventListener("updatefound", () => announceWhenInstalled(registration));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(noop);
  });
}

/** Makes the app available offline, and listens for new versions. */
export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  listenForVersions(navigator).catch((error) => {
    console.error("The app cannot be kept for use without network:", error);
  });
}
