import { act } from "@testing-library/react";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { useAfterHydration } from "#src/page/takeover/hydration.ts";

/** Hydrates what the server would send for `app`. */
async function hydrate(app: ReactNode) {
  const container = document.createElement("div");
  container.innerHTML = renderToString(app);
  document.body.append(container);
  const onError = vi.fn<(error: unknown) => void>();
  await act(() => hydrateRoot(container, app, { onRecoverableError: onError }));
  expect(onError).not.toHaveBeenCalled();
}

const renders = vi.fn<(value: unknown) => void>();

function Value({ first, then }: { first: string; then: string }) {
  const value = useAfterHydration(first, then);
  renders(value);
  return <p>{value}</p>;
}

test("a value that does not differ is not rendered again", async () => {
  await hydrate(<Value first="same" then="same" />);
  // Once for the HTML, once to hydrate it.
  expect(renders.mock.calls).toEqual([["same"], ["same"]]);
});
