import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useNewVersion } from "#src/pwa/new-version.ts";
import { registerServiceWorker } from "#src/pwa/register-service-worker.ts";

/** A version of the app in one of the states of its installation. */
class Worker extends EventTarget {
  state = "installing";
  readonly postMessage = vi.fn();

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

type Versions = Partial<Record<"active" | "waiting" | "installing", Worker>>;

/** Registers where the browser has these versions already. */
async function registerWith(versions: Versions) {
  const registration = Object.assign(new EventTarget(), versions);
  const register = vi.fn(async () => registration);
  const value = Object.assign(new EventTarget(), { register });
  Object.defineProperty(navigator, "serviceWorker", { value, configurable: true });
  registerServiceWorker();
  await vi.waitFor(() => expect(register).toHaveBeenCalled());
  await Promise.resolve();
  return registration;
}

/** Takes the new version that the app offers, if any. */
function takeOffer(): void {
  const { result } = renderHook(useNewVersion);
  act(() => result.current?.activate());
}

let active: Worker;
let version: Worker;

beforeEach(() => {
  [active, version] = [new Worker(), new Worker()];
});
afterEach(() => {
  // Ends what is offered.
  navigator.serviceWorker.dispatchEvent(new Event("controllerchange"));
  Reflect.deleteProperty(navigator, "serviceWorker");
});

test.each([
  ["is waiting", "waiting"],
  ["is being installed as the app registers", "installing"],
  ["is found later", "unknown"],
])("a new version that %s is offered once it is installed", async (_, state) => {
  const registration = await registerWith({ active, [state]: version });
  if (state === "unknown") {
    registration.installing = version;
    registration.dispatchEvent(new Event("updatefound"));
  }
  if (state !== "waiting") {
    takeOffer();
    expect(version.postMessage).not.toHaveBeenCalled();
    version.become("installed");
  }
  takeOffer();
  expect(version.postMessage.mock.calls).toEqual([["take over"]]);
});

test("neither the first version nor one whose installation fails is offered", async () => {
  await registerWith({ installing: version });
  version.become("installed");
  await registerWith({ active, installing: version });
  version.become("redundant");
  takeOffer();
  expect(version.postMessage).not.toHaveBeenCalled();
});
