import { vi } from "vitest";
import { createListService, type ListRequest } from "#src/api/list-messages.ts";

type Receive = (event: { data: unknown }) => void;

/** How a worker treats what it is sent. */
type WorkerFate =
  | "works"
  | "holds searches"
  | "cannot start"
  | "error"
  | "messageerror"
  | "silence";

/** Stands for the workers that parse and search long lists, which jsdom does not have. */
class FakeWorker {
  onmessage: Receive | null = null;
  onerror: (() => void) | null = null;
  onmessageerror: (() => void) | null = null;
  isTerminated = false;
  /** What the page has sent. */
  requests: ListRequest["type"][] = [];
  fate: WorkerFate;
  #answerTo = createListService();
  #held: ListRequest[] = [];

  constructor(fate: WorkerFate) {
    this.fate = fate;
  }

  postMessage(request: ListRequest): void {
    const received = structuredClone(request);
    this.requests.push(received.type);
    const isQuiet = received.type === "chunk" || received.type === "slice";
    if (isQuiet) for (const _ of this.#answerTo(received));
    else queueMicrotask(() => this.#answer(received));
  }

  /** Answers the searches that it holds, and later ones at once. */
  release(): void {
    this.fate = "works";
    for (const request of this.#held.splice(0)) this.#answer(request);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  #answer(request: ListRequest): void {
    if (this.isTerminated || this.fate === "silence") return;
    if (this.fate === "error") this.onerror?.();
    else if (this.fate === "messageerror") this.onmessageerror?.();
    else if (this.fate === "holds searches" && request.type === "search") this.#held.push(request);
    else
      for (const message of this.#answerTo(request))
        this.onmessage?.({ data: structuredClone(message) });
  }
}

/** Lets the page start workers until the test ends. Returns those that it starts. */
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
