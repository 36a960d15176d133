import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { lazyPart } from "#src/components/ui/lazy-part.ts";

const Loaded = () => <p>部分</p>;

test("a part that cannot be loaded is left out, and tried again where it is drawn later", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const load = vi.fn<() => Promise<{ default: typeof Loaded }>>();
  load.mockRejectedValueOnce(new Error("gone")).mockResolvedValue({ default: Loaded });
  const Part = lazyPart(load);
  const { container } = render(<Part />);
  await vi.waitFor(() => expect(container).toBeEmptyDOMElement());
  const soon = render(<Part />);
  await vi.waitFor(() => expect(soon.container).toBeEmptyDOMElement());
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  render(<Part />);
  expect(await screen.findByText("部分")).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

test("another part may stand in for one that cannot be loaded", async () => {
  const load = () => Promise.reject<{ default: typeof Loaded }>(new Error("gone"));
  const Part = lazyPart(load, <p>待つ</p>, () => <p>代わり</p>);
  render(<Part />);
  expect(await screen.findByText("代わり")).toBeInTheDocument();
});
