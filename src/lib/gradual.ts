import { pause } from "./pause.ts";

/** Less than a frame, so that input hardly waits; a slow device does less in that time. */
const SLICE_MS = 8;

/** A long computation that ends its steps, of about half a millisecond, with `yield`. */
export type Steps<Value> = Generator<void, Value, void>;

/** A value that takes long to compute, computed once. */
export type Gradual<Value> = {
  isReady: () => boolean;
  /** Does one step. Returns whether more are left. */
  step: () => boolean;
  /** The value; computes all that is left of it at once. */
  get: () => Value;
};

export function createGradual<Value>(compute: () => Steps<Value>): Gradual<Value> {
  let steps: Steps<Value> | undefined;
  let result: { value: Value } | undefined;
  const proceed = () => {
    steps ??= compute();
    const next = steps.next();
    if (!next.done) return undefined;
    steps = undefined;
    result = { value: next.value };
    return result;
  };
  return {
    isReady: () => result !== undefined,
    step: () => result === undefined && proceed() === undefined,
    get: () => {
      let ready = result;
      while (!ready) ready = proceed();
      return ready.value;
    },
  };
}

/** Makes a value part of another: the steps to it, and the value. */
export function* stepsTo<Value>(gradual: Gradual<Value>): Steps<Value> {
  while (gradual.step()) yield;
  return gradual.get();
}

/** Does steps for 8 ms. Returns whether more are left. */
export function workForASlice(step: () => boolean): boolean {
  const end = performance.now() + SLICE_MS;
  while (step()) if (performance.now() >= end) return true;
  return false;
}

/** Does all steps, with pauses in which the browser handles input and paints. */
export async function workInSlices(step: () => boolean): Promise<void> {
  do await pause();
  while (workForASlice(step));
}
