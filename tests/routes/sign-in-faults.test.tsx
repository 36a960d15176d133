import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { FakeIdentity, SAKURA, TSUBAKI } from "#tests/support/fake-identity.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import { findGoogleButton, findMenu, findTitle } from "#tests/support/screen-elements.ts";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

describe("the Google button", () => {
  test("pressed twice opens one popup", async () => {
    const { actor, identity } = renderApp({ url: "/login" });
    const { promise, resolve } = Promise.withResolvers<typeof SAKURA>();
    const opened = vi.spyOn(identity, "onSignIn").mockReturnValue(promise);
    await actor.dblClick(await findGoogleButton());
    expect(opened).toHaveBeenCalledOnce();
    resolve(SAKURA);
    expect(await findMenu("さくら")).toBeVisible();
  });

  test("pressed again behind an open popup signs in the user of the last popup", async () => {
    const { actor, identity } = renderApp({ url: "/login" });
    const popup = Promise.withResolvers<typeof SAKURA>();
    identity.onSignIn = () => popup.promise;
    const button = await findGoogleButton();
    await actor.click(button);
    fireEvent.focus(window);
    identity.onSignIn = async () => TSUBAKI;
    await actor.click(button);
    popup.reject(new Error("auth/cancelled-popup-request"));
    expect(await findMenu("つばき")).toBeVisible();
    await waitFor(() =>
      expect(console.error).toHaveBeenCalledWith("Sign-in failed:", expect.any(Error)),
    );
  });

  test("cannot be pressed, and says why, until the provider is ready: its first press signs in", async () => {
    const { promise, resolve } = Promise.withResolvers<FakeIdentity>();
    const identity = new FakeIdentity(null);
    const { actor } = renderApp({ url: "/login?redirect=/profile", loadIdentity: () => promise });
    const button = await screen.findByRole("button", { name: "Googleでログイン" });
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(button).toHaveAccessibleDescription("ログインの準備をしています");
    const report = Promise.withResolvers<void>();
    const { observe } = identity;
    identity.observe = (onUser) => void report.promise.then(() => observe.call(identity, onUser));
    const opened = vi.spyOn(identity, "onSignIn");
    resolve(identity);
    await actor.click(button);
    expect(opened).not.toHaveBeenCalled();
    report.resolve();
    await findGoogleButton();
    expect(button).toHaveAccessibleDescription("");
    await actor.click(button);
    expect(await findTitle("マイページ")).toBeVisible();
  });

  test("works with the next provider when the first cannot be observed", async () => {
    const observe = () => {
      throw new DOMException("Denied", "SecurityError");
    };
    const unobservable = Object.assign(new FakeIdentity(null), { observe });
    const loadIdentity = vi
      .fn(async () => new FakeIdentity(null))
      .mockResolvedValueOnce(unobservable);
    const { actor } = renderApp({ url: "/login", loadIdentity });
    await actor.click(await findGoogleButton());
    expect(await findMenu("さくら")).toBeVisible();
  });
});

describe("the user's menu", () => {
  test("works for an account without name, photo and e-mail", async () => {
    renderApp({ user: { ...SAKURA, displayName: "\u3164 ", email: null } });
    const menu = await findMenu("ゲストユーザー");
    expect(menu).toHaveTextContent("ゲ");
    expect(screen.queryByText("sakura@example.com")).not.toBeInTheDocument();
  });

  test("shows a letter when the photo fails to load, and then the next user's photo", async () => {
    const photoURL = "https://photos.example/gone.png";
    const { identity } = renderApp({ user: { ...SAKURA, photoURL } });
    const menu = await findMenu("さくら");
    expect(menu).not.toHaveTextContent("さ");
    fireEvent.error(within(menu).getByRole("presentation"));
    expect(menu).toHaveTextContent("さ");
    act(() => identity.becomeUser({ ...TSUBAKI, photoURL: "https://photos.example/here.png" }));
    expect(within(await findMenu("つばき")).getByRole("presentation")).toHaveAttribute(
      "src",
      "https://photos.example/here.png",
    );
  });
});
