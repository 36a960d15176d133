/**
 * Firefox and Safari cancel what is loading as soon as the visitor leaves a page. For this long a failed load means
 * nothing; after it the visitor has stayed, as after a download.
 */
const LEAVING_MS = 10_000;

let end: Promise<void> | null = null;

/** While the page is being left, a promise that resolves when that is over; `null` otherwise. */
export const endOfLeaving = (): Promise<void> | null => end;

/** Notices from now on when the page is being left. */
export function watchLeaving(): void {
  addEventListener("beforeunload", () => {
    const current = new Promise<void>((resolve) => setTimeout(resolve, LEAVING_MS)).then(() => {
      if (end === current) end = null;
    });
    end = current;
  });
}
