import { beforeEach, expect, test, vi } from "vitest";
import { type Auth, createAuth } from "#src/auth/auth.ts";
import type { AuthState, AuthUser } from "#src/auth/auth-state.ts";
import { createFirebaseProvider } from "#src/auth/firebase.ts";
import type { IdentityProvider } from "#src/auth/identity-provider.ts";
import { setStored, signInHint } from "#src/state/use-stored.ts";
import { allowErrors, expectErrors } from "#tests/support/console-errors.ts";
import { FakeIdentity, SAKURA, TSUBAKI } from "#tests/support/fake-identity.ts";
import { fc } from "#tests/support/fuzz.ts";

/** Longer than every timeout of sign-in. */
const PAST_TIMEOUTS_MS = 15_000;

const never = () => new Promise<never>(() => {});
const fails = () => Promise.reject(new Error("auth/internal-error"));

type Loads = Record<string, (identity: FakeIdentity) => Promise<IdentityProvider>>;

/** The ways in which loading the identity provider can end. */
const PROVIDER_LOADS: Loads = {
  works: async (identity) => identity,
  fails,
  "is late": (identity) =>
    new Promise((resolve) => setTimeout(() => resolve(identity), PAST_TIMEOUTS_MS)),
  "never finishes": never,
  "gives one whose observe throws": async () =>
    Object.assign(new FakeIdentity(SAKURA), {
      observe() {
        throw new Error("auth/internal-error");
      },
    }),
  "gives one that never reports a user": async () =>
    Object.assign(new FakeIdentity(SAKURA), { observe() {} }),
};

/** What can happen next. A returned promise must never reject. */
const STEPS: Record<string, (auth: Auth, identity: FakeIdentity) => unknown> = {
  "another tab signs Sakura in": (_, identity) => identity.becomeUser(SAKURA),
  "another tab signs Tsubaki in": (_, identity) => identity.becomeUser(TSUBAKI),
  "another tab signs out": (_, identity) => identity.becomeUser(null),
  "the login page opens": (auth) => auth.prepareSignIn(),
  "a guard waits": (auth) => auth.settled(),
  "time passes": () => {},
  "a user signs in": (auth) => auth.signIn(),
  "a user signs out": (auth) => auth.signOut(),
  "a token is needed": (auth) => auth.getIdToken(),
  "the provider fails from now on": (_, identity) =>
    Object.assign(identity, { onSignIn: fails, onSignOut: fails, onToken: fails }),
  "the provider gives no token from now on": (_, identity) =>
    Object.assign(identity, { onToken: never }),
  "the provider works again, for Tsubaki": (_, identity) =>
    Object.assign(identity, { onSignIn: async () => TSUBAKI, onSignOut: async () => {} }),
};

/** Who is signed in at first, what the hint says, how each load of the provider ends, and what happens next. */
const arbitraryScenario = fc.record({
  user: fc.constantFrom<(AuthUser | null)[]>(null, SAKURA, TSUBAKI),
  hint: fc.constantFrom("yes" as const, "no" as const, null),
  loads: fc.array(fc.constantFrom(...Object.keys(PROVIDER_LOADS)), { maxLength: 3 }),
  steps: fc.array(fc.constantFrom(...Object.keys(STEPS)), { maxLength: 20 }),
});

const GUEST_STATE = { isAuthenticated: false, user: null };
const stateFor = (user: AuthUser | null) => ({
  ...(user ? { isAuthenticated: true, user } : GUEST_STATE),
  isLoading: false,
});

const summaryOf = ({ isLoading, user }: AuthState) => (isLoading ? "loading" : user?.uid);

beforeEach(() => void vi.useFakeTimers());

test("sign-in stays in one of three states, reports each change once and never rejects, whatever happens", async () => {
  allowErrors(/^(Sign-in is not available|Sign-in failed|Sign-out failed|The ID token)/);
  await fc.assert(
    fc.asyncProperty(arbitraryScenario, async ({ user, hint, loads, steps }) => {
      setStored(signInHint, hint);
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
  );
});

test("sign-in takes the visitor for a guest when Firebase refuses its settings", async () => {
  expectErrors(/^Sign-in is not available/, /^Sign-in failed/);
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
])("sign-in returns no token of a user who %s before the token arrives", async (_, next) => {
  setStored(signInHint, "yes");
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
