/**
 * Reloads this tab when any tab activates another version of the app: two versions must not run at once. From the
 * beginning, because a page of the old version may get the service worker of the new one before its app is there.
 */
export function reloadOnNewVersion(): void {
  const { serviceWorker } = navigator;
  // Undefined in an insecure context.
  let isControlled = Boolean(serviceWorker?.controller);
  serviceWorker?.addEventListener("controllerchange", () => {
    if (isControlled) location.reload();
    isControlled = true;
  });
}
