import { afterEach, describe, expect, test, vi } from "vitest";
import { removeShell } from "#src/startup/take-over.ts";

const SCREEN = '<a href="/">ホーム</a><input type="search"><button>検索</button>';

function takeOver(begin: (shell: Element) => void): Element {
  document.body.innerHTML = `<div id="shell">${SCREEN}</div><div id="app">${SCREEN}</div>`;
  const [shell, app] = document.body.children;
  if (!shell || !app) throw new Error("unreachable");
  begin(shell);
  removeShell();
  return app;
}

afterEach(() => {
  document.body.innerHTML = "";
});

describe("the page that stands until the app is there", () => {
  test("goes when the app is there", async () => {
    takeOver(() => {});
    expect(document.querySelector("#shell")).toBeEmptyDOMElement();
    await vi.waitFor(() => expect(document.querySelector("#shell")).toBeNull());
    expect(document.activeElement).toBe(document.body);
  });

  test("leaves the focus where it was", () => {
    const app = takeOver((shell) => shell.querySelector("button")?.focus());
    expect(document.activeElement).toBe(app.querySelector("button"));
  });

  test("hands over what was typed", () => {
    const heard: string[] = [];
    document.addEventListener("input", ({ target }) => {
      if (target instanceof HTMLInputElement) heard.push(target.value);
    });
    const app = takeOver((shell) => {
      const field = shell.querySelector("input");
      field?.focus();
      if (field) field.value = "ネコ";
    });
    expect(app.querySelector("input")?.value).toBe("ネコ");
    expect(document.activeElement).toBe(app.querySelector("input"));
    expect(heard).toEqual(["ネコ"]);
  });

  test("is not needed", () => {
    document.body.innerHTML = '<div id="app"></div>';
    expect(removeShell).not.toThrow();
  });
});
