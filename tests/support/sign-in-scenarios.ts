import fc from "fast-check";
import type { Auth } from "#src/auth/auth.ts";
import type { AuthUser } from "#src/auth/auth-state.ts";
import type { IdentityProvider } from "#src/auth/identity-provider.ts";
import { FakeIdentity, SAKURA, TSUBAKI } from "./fake-identity.ts";

/** Longer than every timeout of sign-in. */
export const PAST_TIMEOUTS_MS = 15_000;

export const never = () => new Promise<never>(() => {});
const fails = () => Promise.reject(new Error("auth/internal-error"));
const observeFails: IdentityProvider["observe"] = () => {
  throw new Error("auth/internal-error");
};

/** The ways in which loading the identity provider can end. */
export const PROVIDER_LOADS: Record<string, (identity: FakeIdentity) => Promise<IdentityProvider>> =
  {
    works: async (identity) => identity,
    fails,
    "is late": (identity) =>
      new Promise((resolve) => setTimeout(() => resolve(identity), PAST_TIMEOUTS_MS)),
    "never finishes": never,
    "gives one whose observe throws": async () =>
      Object.assign(new FakeIdentity(SAKURA), { observe: observeFails }),
    "gives one that never reports a user": async () =>
      Object.assign(new FakeIdentity(SAKURA), { observe() {} }),
  };

/** What can happen next. A returned promise must never reject. */
export const STEPS: Record<string, (auth: Auth, identity: FakeIdentity) => unknown> = {
  "another tab signs Sakura in": (_, identity) => identity.becomeUser(SAKURA),
  "another tab signs Tsubaki in": (_, identity) => identity.becomeUser(TSUBAKI),
  "another tab signs out": (_, identity) => identity.becomeUser(null),
  "starts again": (auth) => auth.start(),
  "the login page opens": (auth) => auth.prepareSignIn(),
  "a guard waits": (auth) => auth.settled(),
  "time passes": () => {},
  "Sakura signs in": (auth, identity) => {
    identity.onSignIn = async () => SAKURA;
    return auth.signIn();
  },
  "Tsubaki signs in": (auth, identity) => {
    identity.onSignIn = async () => TSUBAKI;
    return auth.signIn();
  },
  "a sign-in fails": (auth, identity) => {
    identity.onSignIn = fails;
    return auth.signIn();
  },
  "a sign-out works": (auth, identity) => {
    identity.onSignOut = async () => {};
    return auth.signOut();
  },
  "a sign-out fails": (auth, identity) => {
    identity.onSignOut = fails;
    return auth.signOut();
  },
  "a token arrives": (auth, identity) => {
    identity.onToken = async () => "token";
    return auth.getIdToken();
  },
  "a token fails": (auth, identity) => {
    identity.onToken = fails;
    return auth.getIdToken();
  },
  "a token never arrives": (auth, identity) => {
    identity.onToken = never;
    return auth.getIdToken();
  },
};

/** Who is signed in at first, what the hint says, how each load of the provider ends, and what happens next. */
export const arbitraryScenario = fc.record({
  user: fc.constantFrom<(AuthUser | null)[]>(null, SAKURA, TSUBAKI),
  hint: fc.boolean(),
  loads: fc.array(fc.constantFrom(...Object.keys(PROVIDER_LOADS)), { maxLength: 3 }),
  steps: fc.array(fc.constantFrom(...Object.keys(STEPS)), { maxLength: 20 }),
});
