import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createAuth } from "#src/auth/auth.ts";
import type { AuthState, AuthUser } from "#src/auth/auth-state.ts";
import { createFirebaseProvider } from "#src/auth/firebase.ts";
import { anyStory, LOADS, LONG_MS, never, STEPS } from "#tests/support/any-sign-in-story.ts";
import { FakeIdentity, SAKURA, TSUBAKI } from "#tests/support/fake-identity.ts";

const ofGuest = { isAuthenticated: false, user: null };
const stateFor = (user: AuthUser | null) => ({
  ...(user ? { isAuthenticated: true, user } : ofGuest),
  isLoading: false,
});

const summaryOf = ({ isLoading, user }: AuthState) => (isLoading ? "loading" : user?.uid);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => void vi.useRealTimers());

describe("sign-in, whatever happens,", () => {
  test("is in one of three states, tells each change once, and never rejects", async () => {
    await fc.assert(
      fc.asyncProperty(anyStory, async ({ user, loads, steps }) => {
        localStorage.clear();
        const identity = new FakeIdentity(user);
        const observe = vi.spyOn(identity, "observe");
        const left = [...loads];
        const auth = createAuth(() => LOADS[left.shift() ?? "works"]?.(identity) ?? never());
        const states = [auth.getState()];
        auth.subscribe((next, previous) => {
          expect(previous).toBe(states.at(-1));
          expect(summaryOf(next)).not.toBe(summaryOf(previous));
          states.push(next);
        });
        const waiting = new Set<string>();
        const follow = async (name: string, result: unknown) => {
          waiting.add(name);
          await result;
          waiting.delete(name);
        };
        for (const [at, step] of steps.entries()) {
          void follow(`${at} ${step}`, STEPS[step]?.(auth, identity));
          await vi.advanceTimersByTimeAsync(step === "time passes" ? LONG_MS : 0);
          expect(auth.getState()).toBe(states.at(-1));
        }
        void follow("the last guard", auth.settled());
        await vi.advanceTimersByTimeAsync(4 * LONG_MS);
        expect([...waiting]).toEqual([]);

        const [first, ...others] = states;
        expect(first).toEqual({ ...ofGuest, isLoading: true });
        for (const state of others) expect(state).toEqual(stateFor(state.user));
        const isHeard = observe.mock.calls.length > 0;
        if (isHeard) expect(states.at(-1)).toEqual(stateFor(identity.user));
      }),
      { numRuns: 1_000 },
    );
  });

  test("is a guest's when Firebase refuses its settings", async () => {
    const config = { apiKey: "", authDomain: "", projectId: "", appId: "" };
    const auth = createAuth(async () => createFirebaseProvider(config, ""));
    expect(await auth.settled()).toEqual(stateFor(null));
    await auth.signIn();
    for (const message of ["Sign-in is not available:", "Sign-in failed:"]) {
      expect(console.error).toHaveBeenCalledWith(
        message,
        expect.objectContaining({ code: "auth/invalid-api-key" }),
      );
    }
  });

  test("does not let a sign-in wait for ever", async () => {
    const auth = createAuth(never);
    const signIn = auth.signIn();
    await vi.advanceTimersByTimeAsync(LONG_MS);
    await signIn;
    expect(console.error).toHaveBeenCalledWith("Sign-in failed:", expect.any(Error));
  });

  test.each([
    ["signs out", null],
    ["makes way for another", TSUBAKI],
  ])("gives out no token of a user who %s before it comes", async (_, next) => {
    const identity = new FakeIdentity(SAKURA);
    const auth = createAuth(async () => identity);
    await auth.settled();
    const { promise, resolve } = Promise.withResolvers<string>();
    identity.onToken = () => promise;
    const token = auth.getIdToken();
    await vi.advanceTimersByTimeAsync(0);
    identity.becomeUser(next);
    resolve("token-of-sakura");
    expect(await token).toBeNull();
  });
});
