import { vi } from "vitest";
import { listMessages } from "#src/api/list-messages.ts";

type Receive = (event: { data: unknown }) => void;

/** What becomes of a worker, and of what it is sent. */
export type WorkerFate = "works" | "cannot start" | "error" | "messageerror" | "silence";

/** Stands for the workers that parse long lists, which jsdom does not have. */
class FakeWorker {
  onmessage: Receive | null = null;
  onerror: (() => void) | null = null;
  onmessageerror: (() => void) | null = null;
  isTerminated = false;
  #chunks: Uint8Array[] = [];
  #fate: WorkerFate;

  constructor(fate: WorkerFate) {
    this.#fate = fate;
  }

  postMessage(chunk: Uint8Array | null): void {
    if (chunk) this.#chunks.push(structuredClone(chunk));
    else queueMicrotask(() => this.#answer());
  }

  terminate(): void {
    this.isTerminated = true;
  }

  #answer(): void {
    if (this.isTerminated || this.#fate === "silence") return;
    if (this.#fate === "error") this.onerror?.();
    else if (this.#fate === "messageerror") this.onmessageerror?.();
    else
      for (const message of listMessages(this.#chunks))
        this.onmessage?.({ data: structuredClone(message) });
  }
}

/** Lets the page start workers until `vi.unstubAllGlobals()`. Returns those that it starts. */
export function stubWorkers(fate: WorkerFate): FakeWorker[] {
  const started: FakeWorker[] = [];
  class Started extends FakeWorker {
    constructor() {
      if (fate === "cannot start") throw new TypeError("refused by a policy");
      super(fate);
      started.push(this);
    }
  }
  vi.stubGlobal("Worker", Started);
  return started;
}
