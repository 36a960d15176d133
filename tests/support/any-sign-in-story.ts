import fc from "fast-check";
import type { Auth } from "#src/auth/auth.ts";
import type { AuthUser } from "#src/auth/auth-state.ts";
import type { IdentityProvider } from "#src/auth/identity-provider.ts";
import { FakeIdentity, SAKURA, TSUBAKI } from "./fake-identity.ts";

/** Longer than anything is waited for. */
export const LONG_MS = 15_000;

/** A promise for ever. */
export const never = () => new Promise<never>(() => {});
const fails = () => Promise.reject(new Error("auth/internal-error"));
const deaf: IdentityProvider["observe"] = () => {
  throw new Error("auth/internal-error");
};

/** What loading the identity provider may come to. */
export const LOADS: Record<string, (identity: FakeIdentity) => Promise<IdentityProvider>> = {
  works: async (identity) => identity,
  fails,
  "comes late": (identity) =>
    new Promise((resolve) => setTimeout(() => resolve(identity), LONG_MS)),
  "never comes": never,
  "brings one that cannot be observed": async () =>
    Object.assign(new FakeIdentity(SAKURA), { observe: deaf }),
  "brings one that never tells": async () =>
    Object.assign(new FakeIdentity(SAKURA), { observe() {} }),
};

/** What may happen then; what is returned must never reject. */
export const STEPS: Record<string, (auth: Auth, identity: FakeIdentity) => unknown> = {
  "another tab signs Sakura in": (_, identity) => identity.becomeUser(SAKURA),
  "another tab signs Tsubaki in": (_, identity) => identity.becomeUser(TSUBAKI),
  "another tab signs out": (_, identity) => identity.becomeUser(null),
  "starts again": (auth) => auth.start(),
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
  "a token is had": (auth, identity) => {
    identity.onToken = async () => "token";
    return auth.getIdToken();
  },
  "a token fails": (auth, identity) => {
    identity.onToken = fails;
    return auth.getIdToken();
  },
  "a token never comes": (auth, identity) => {
    identity.onToken = never;
    return auth.getIdToken();
  },
};

/** Who is signed in at first, and what happens by name. */
export const anyStory = fc.record({
  user: fc.constantFrom<(AuthUser | null)[]>(null, SAKURA, TSUBAKI),
  loads: fc.array(fc.constantFrom(...Object.keys(LOADS)), { maxLength: 3 }),
  steps: fc.array(fc.constantFrom(...Object.keys(STEPS)), { maxLength: 20 }),
});
