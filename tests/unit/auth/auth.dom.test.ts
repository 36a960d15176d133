import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { createAuth } from "#src/auth/auth.ts";
import { hasRememberedUser } from "#src/auth/sign-in-hint.ts";
import { watchLeaving } from "#src/lib/leaving.ts";
import { getStored, setStored, signInHint } from "#src/state/use-stored.ts";
import { expectErrors } from "#tests/support/console-errors.ts";
import { FakeIdentity, SAKURA } from "#tests/support/fake-identity.ts";

/** Whoever is signed in was so at the last visit, too. */
const setUp = (user: typeof SAKURA | null) => {
  setStored(signInHint, user ? "yes" : "no");
  const identity = new FakeIdentity(user);
  return { identity, auth: createAuth(async () => identity) };
};

test("the provider is loaded once, and is ready so that its popup opens within the click", async () => {
  const identity = new FakeIdentity(null);
  const load = vi.fn(async () => identity);
  const auth = createAuth(load);
  setStored(signInHint, "yes");
  await auth.settled();
  await auth.prepareSignIn();
  const opened = vi.spyOn(identity, "signIn");
  void auth.signIn();
  expect(opened).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledOnce();
});

test("nothing is logged when the provider breaks off because the page is left", async () => {
  vi.useFakeTimers();
  watchLeaving();
  dispatchEvent(new Event("beforeunload"));
  await createAuth(() => Promise.reject(new Error("broken off"))).prepareSignIn();
  expect(console.error).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
});

test("the ID token and the hint for the next visit are those of the user", async () => {
  const { auth } = setUp(null);
  await auth.signIn();
  expect(await auth.getIdToken()).toBe("token-of-sakura");
  expect(getStored(signInHint)).toBe("yes");
  await auth.signOut();
  expect(await auth.getIdToken()).toBeNull();
  expect(getStored(signInHint)).toBe("no");
});

test("what fails changes nothing, and is logged", async () => {
  expectErrors(/^The ID token/, /^Sign-out failed/);
  const { auth, identity } = setUp(SAKURA);
  await auth.settled();
  const error = new Error("auth/network-request-failed");
  identity.onToken = () => Promise.reject(error);
  identity.onSignOut = () => Promise.reject(error);
  expect(await auth.getIdToken()).toBeNull();
  await auth.signOut();
  expect(auth.getState().user).toBe(SAKURA);
  expect(vi.mocked(console.error).mock.calls).toEqual([
    ["The ID token could not be obtained:", error],
    ["Sign-out failed:", error],
  ]);
});

test.each([
  ["says that someone was", "yes", [], true],
  ["says that nobody was", "no", ["firebaseLocalStorageDb"], false],
  ["is missing, and Firebase has a database", null, ["firebaseLocalStorageDb"], true],
  ["is missing, and Firebase has none", null, ["another"], false],
])(
  "a hint that %s tells whether Firebase may know a user",
  async (_, hint, databases, expected) => {
    setStored(signInHint, hint);
    vi.stubGlobal("indexedDB", { databases: async () => databases.map((name) => ({ name })) });
    expect(await hasRememberedUser()).toBe(expected);
  },
);

test("a refused token is renewed once for all that wait, and its successor is there for who comes later", async () => {
  const { auth, identity } = setUp(SAKURA);
  let token = "first";
  const { promise, resolve } = Promise.withResolvers<void>();
  const renew = vi.fn(async () => {
    await promise;
    token = "second";
    return token;
  });
  identity.onToken = async (isRenewed) => (isRenewed ? renew() : token);
  const waiting = [auth.getIdToken("first"), auth.getIdToken("first")];
  await waitFor(() => expect(renew).toHaveBeenCalled());
  resolve();
  expect(await Promise.all(waiting)).toEqual(["second", "second"]);
  expect(await auth.getIdToken("first")).toBe("second");
  expect(renew).toHaveBeenCalledOnce();
  expect(await auth.getIdToken("second")).toBe("second");
  expect(renew).toHaveBeenCalledTimes(2);
});
