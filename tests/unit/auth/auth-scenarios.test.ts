// @vitest-environment jsdom
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createAuth } from "#src/auth/auth.ts";
import type { AuthState, AuthUser } from "#src/auth/auth-state.ts";
import { createFirebaseProvider } from "#src/auth/firebase.ts";
import { signInHint } from "#src/auth/sign-in-hint.ts";
import { FakeIdentity, SAKURA, TSUBAKI } from "#tests/support/fake-identity.ts";
import {
  arbitraryScenario,
  never,
  PAST_TIMEOUTS_MS,
  PROVIDER_LOADS,
  STEPS,
} from "#tests/support/sign-in-scenarios.ts";

const GUEST_STATE = { isAuthenticated: false, user: null };
const stateFor = (user: AuthUser | null) => ({
  ...(user ? { isAuthenticated: true, user } : GUEST_STATE),
  isLoading: false,
});

const summaryOf = ({ isLoading, user }: AuthState) => (isLoading ? "loading" : user?.uid);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => void vi.useRealTimers());

describe("sign-in", () => {
  test("stays in one of three states, reports each change once and never rejects, whatever happens", async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryScenario, async ({ user, hint, loads, steps }) => {
        signInHint.set(hint);
        const identity = new FakeIdentity(user);
        const observe = vi.spyOn(identity, "observe");
        const remainingLoads = [...loads];
        const auth = createAuth(
          () => PROVIDER_LOADS[remainingLoads.shift() ?? "works"]?.(identity) ?? never(),
        );
        const states = [auth.getState()];
        auth.subscribe((next, previous) => {
          expect(previous).toBe(states.at(-1));
          expect(summaryOf(next)).not.toBe(summaryOf(previous));
          states.push(next);
        });
        const pending = new Set<string>();
        const track = async (name: string, result: unknown) => {
          pending.add(name);
          await result;
          pending.delete(name);
        };
        for (const [at, step] of steps.entries()) {
          void track(`${at} ${step}`, STEPS[step]?.(auth, identity));
          await vi.advanceTimersByTimeAsync(step === "time passes" ? PAST_TIMEOUTS_MS : 0);
          expect(auth.getState()).toBe(states.at(-1));
        }
        void track("the last guard", auth.settled());
        await vi.advanceTimersByTimeAsync(4 * PAST_TIMEOUTS_MS);
        expect([...pending]).toEqual([]);

        const [first, ...others] = states;
        expect(first).toEqual({ ...GUEST_STATE, isLoading: true });
        for (const state of others) expect(state).toEqual(stateFor(state.user));
        const isObserved = observe.mock.calls.length > 0;
        if (isObserved) expect(states.at(-1)).toEqual(stateFor(identity.user));
      }),
      { numRuns: 1_000 },
    );
  });

  test("takes the visitor for a guest when Firebase refuses its settings", async () => {
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

  test.each([
    ["signs out", null],
    ["is replaced by another user", TSUBAKI],
  ])("returns no token of a user who %s before the token arrives", async (_, next) => {
    signInHint.set(true);
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
