import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { registerServiceWorker } from "#src/pwa/register-service-worker.ts";

const announceVersion = vi.hoisted(() => vi.fn());
vi.mock("#src/pwa/new-version.ts", () => ({ announceVersion }));

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
  Object.defineProperty(navigator, "serviceWorker", { value: { register }, configurable: true });
  registerServiceWorker();
  await vi.waitFor(() => expect(register).toHaveBeenCalled());
  await Promise.resolve();
  return registration;
}

let active: Worker;
let version: Worker;

beforeEach(() => {
  announceVersion.mockReset();
  vi.stubGlobal("document", new EventTarget());
  [active, version] = [new Worker(), new Worker()];
});
afterEach(() => void Reflect.deleteProperty(navigator, "serviceWorker"));

test("the version that runs checks what it keeps", async () => {
  await registerWith({ active });
  expect(announceVersion).not.toHaveBeenCalled();
  expect(active.postMessage).toHaveBeenCalledExactlyOnceWith("check");
});

test("a new version that is waiting is announced, and the one that it is to replace left in peace", async () => {
  await registerWith({ active, waiting: version });
  expect(announceVersion).toHaveBeenCalledExactlyOnceWith(version);
  expect(active.postMessage).not.toHaveBeenCalled();
  expect(version.postMessage).not.toHaveBeenCalled();
});

test("a new version that is being installed as the app registers is announced once that has ended", async () => {
  await registerWith({ active, installing: version });
  expect(announceVersion).not.toHaveBeenCalled();
  version.become("installed");
  expect(announceVersion).toHaveBeenCalledExactlyOnceWith(version);
});

test("a new version that is found later is announced", async () => {
  const registration = await registerWith({ active });
  registration.installing = version;
  registration.dispatchEvent(new Event("updatefound"));
  version.become("installed");
  expect(announceVersion).toHaveBeenCalledExactlyOnceWith(version);
});

test("neither the first version nor one whose installation fails is announced", async () => {
  await registerWith({ installing: version });
  version.become("installed");
  await registerWith({ active, installing: version });
  version.become("redundant");
  expect(announceVersion).not.toHaveBeenCalled();
});
