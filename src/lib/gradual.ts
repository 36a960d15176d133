import { pause, SLICE_MS } from "./pause.ts";

/** A long computation that ends its steps, of about half a millisecond, with `yield`. */
export type Steps<Value> = Generator<void, Value, void>;

/** Something that is computed once, step by step. */
export type Preparation = {
  /** Whether it may be asked for now. */
  isReady: () => boolean;
  /** Does one step. Returns whether more are left. */
  step: () => boolean;
};

export type Gradual<Value> = Preparation & {
  /** The value; computes all that is left of it at once. */
  get: () => Value;
};

/** @param isShort whether all steps at once are short enough, so that it is ready without them. */
export function createGradual<Value>(
  compute: () => Steps<Value>,
  isShort: boolean,
): Gradual<Value> {
  let steps: Steps<Value> | undefined;
  let result: { value: Value } | undefined;
  const proceed = () => {
    const current = steps ?? compute();
    // After an error the next attempt is a new one.
    steps = undefined;
    const next = current.next();
    if (next.done) result = { value: next.value };
    else steps = current;
    return result;
  };
  return {
    isReady: () => isShort || result !== undefined,
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

/** Several as one, in this order. */
export const prepareAll = (parts: readonly Preparation[]): Preparation => ({
  isReady: () => parts.every(({ isReady }) => isReady()),
  step: () => parts.some(({ step }) => step()),
});

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
