import { noop } from "@tanstack/react-query";
import { announceVersion, waitingVersion } from "./new-version.ts";

/** Reloads this tab when another version takes over, here or in another tab: no two run at once. */
function followVersion({ serviceWorker }: Navigator): void {
  let isControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (isControlled || waitingVersion()) location.reload();
    isControlled = true;
  });
}

async function listenForVersions({ serviceWorker }: Navigator): Promise<void> {
  const registration = await serviceWorker.register("/service-worker.js", {
    updateViaCache: "none",
  });
  if (registration.waiting) announceVersion(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const { installing, active } = registration;
    installing?.addEventListener("statechange", () => {
      if (active && installing.state === "installed") announceVersion(installing);
    });
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(noop);
  });
}

/** Keeps the app on this device, and listens for new versions of it. */
export function installServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  followVersion(navigator);
  listenForVersions(navigator).catch((error) => {
    console.error("The app cannot be kept for use without network:", error);
  });
}
