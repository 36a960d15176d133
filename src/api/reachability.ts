import { createEmitter } from "#src/lib/emitter.ts";

const emitter = createEmitter();

let isAnswering = true;

/** Whether the API has answered the last request that ended. */
export const answers = {
  isAnswering: () => isAnswering,
  subscribe: emitter.subscribe,
  /** Notes that a request was answered, whatever the answer, or failed on the way. */
  note(isAnswer: boolean): void {
    if (isAnswer === isAnswering) return;
    isAnswering = isAnswer;
    emitter.emit();
  },
};
