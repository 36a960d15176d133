import { afterEach, describe, expect, test, vi } from "vitest";
import { createGradual, prepareAll, stepsTo, workInSlices } from "#src/lib/gradual.ts";
import { controlPauses } from "#tests/support/held-pauses.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Counts to `count` in as many steps. */
function counter(count: number, isShort = false) {
  const compute = vi.fn(function* () {
    let sum = 0;
    for (let step = 0; step < count; step++) {
      sum += 1;
      yield;
    }
    return sum;
  });
  return { compute, gradual: createGradual(compute, isShort) };
}

describe("a gradual value", () => {
  test("is ready after its steps, and computed once", () => {
    const { gradual, compute } = counter(3);
    expect(gradual.isReady()).toBe(false);
    expect([1, 2, 3, 4].map(() => gradual.step())).toEqual([true, true, true, false]);
    expect(gradual.isReady()).toBe(true);
    expect(gradual.get()).toBe(3);
    expect(gradual.step()).toBe(false);
    expect(compute).toHaveBeenCalledOnce();
  });

  test("can be had at once, before, during and after its steps", () => {
    for (const steps of [0, 2, 9]) {
      const { gradual } = counter(5);
      for (let step = 0; step < steps; step++) gradual.step();
      expect(gradual.get()).toBe(5);
      expect(gradual.isReady()).toBe(true);
    }
  });

  test("is always ready when it is short", () => {
    const { gradual } = counter(5, true);
    expect(gradual.isReady()).toBe(true);
    expect(gradual.step()).toBe(true);
    expect(gradual.get()).toBe(5);
  });

  test("can be a part of another, whoever does its steps", () => {
    const { gradual: part, compute } = counter(3);
    const whole = createGradual(function* () {
      return 10 * (yield* stepsTo(part));
    }, false);
    part.step();
    expect(whole.get()).toBe(30);
    expect(part.get()).toBe(3);
    expect(compute).toHaveBeenCalledOnce();
  });

  test("says what went wrong, each time anew", () => {
    const gradual = createGradual(function* () {
      yield;
      throw new Error("unlucky");
    }, false);
    for (const _ of [1, 2]) {
      expect(gradual.step()).toBe(true);
      expect(() => gradual.step()).toThrow("unlucky");
      expect(() => gradual.get()).toThrow("unlucky");
    }
  });
});

test("several are prepared in their order", () => {
  const [first, second] = [counter(2).gradual, counter(2).gradual];
  const all = prepareAll([first, second]);
  while (!first.isReady()) expect(all.step()).toBe(true);
  expect(all.isReady()).toBe(false);
  while (all.step());
  expect(all.isReady()).toBe(true);
});

test("work goes on after each pause only", async () => {
  const pauses = controlPauses();
  pauses.hold();
  const { gradual } = counter(5);
  const work = workInSlices(gradual.step);
  await Promise.resolve();
  expect(gradual.isReady()).toBe(false);
  pauses.release();
  await work;
  expect(gradual.isReady()).toBe(true);
});
