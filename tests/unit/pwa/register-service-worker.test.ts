import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
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

type Versions = Record<"active" | "waiting" | "installing", Worker | null>;

const NONE: Versions = { active: null, waiting: null, installing: null };

/** Registers where the browser has these versions already. */
async function registerWith(versions: Partial<Versions>) {
  const registration = Object.assign(new EventTarget(), { ...NONE, ...versions });
  const register = vi.fn(async () => registration);
  Object.defineProperty(navigator, "serviceWorker", { value: { register }, configurable: true });
  registerServiceWorker();
  await vi.waitFor(() => expect(register).toHaveBeenCalled());
  await Promise.resolve();
  return registration;
}

beforeEach(() => announceVersion.mockReset());
afterEach(() => void Reflect.deleteProperty(navigator, "serviceWorker"));

describe("a new version is announced", () => {
  test("when it is waiting", async () => {
    const waiting = new Worker();
    await registerWith({ active: new Worker(), waiting });
    expect(announceVersion).toHaveBeenCalledExactlyOnceWith(waiting);
  });

  test("when it is being installed as the app registers, once that has ended", async () => {
    const installing = new Worker();
    await registerWith({ active: new Worker(), installing });
    expect(announceVersion).not.toHaveBeenCalled();
    installing.become("installed");
    expect(announceVersion).toHaveBeenCalledExactlyOnceWith(installing);
  });

  test("when it is found later", async () => {
    const registration = await registerWith({ active: new Worker() });
    const installing = new Worker();
    Object.assign(registration, { installing });
    registration.dispatchEvent(new Event("updatefound"));
    installing.become("installed");
    expect(announceVersion).toHaveBeenCalledExactlyOnceWith(installing);
  });
});

test("the version that runs is asked to check what it keeps", async () => {
  const active = new Worker();
  const waiting = new Worker();
  await registerWith({ active, waiting });
  expect(active.postMessage).toHaveBeenCalledExactlyOnceWith("check");
  expect(waiting.postMessage).not.toHaveBeenCalled();
});

describe("nothing is announced", () => {
  test("of the first version", async () => {
    const installing = new Worker();
    await registerWith({ installing });
    installing.become("installed");
    expect(announceVersion).not.toHaveBeenCalled();
  });

  test("of a version whose installation fails", async () => {
    const installing = new Worker();
    await registerWith({ active: new Worker(), installing });
    installing.become("redundant");
    expect(announceVersion).not.toHaveBeenCalled();
  });
});
