/** Two presses within this time may be a double one. */
const MOMENT_MS = 600;

/**
 * Keeps the place of a control whose press takes it away: until the pointer leaves it or a moment has passed, nothing that
 * moves there is pressed. To be called before anything changes.
 */
export function holdPlace(control: Element): void {
  const { left, top, width, height } = control.getBoundingClientRect();
  const dialog = control.closest("dialog");
  const cover = document.createElement("div");
  const px = (length: number) => `${length}px`;
  Object.assign(cover.style, {
    position: "fixed",
    zIndex: "3",
    touchAction: "manipulation",
    left: px(left),
    top: px(top),
    width: px(width),
    height: px(height),
  });
  // Not of the pointer: a finger leaves before its press counts.
  cover.addEventListener("mouseleave", () => cover.remove());
  setTimeout(() => cover.remove(), MOMENT_MS);
  // The press may close the dialog. One that stays open lies over all else.
  queueMicrotask(() => (dialog?.open ? dialog : document.body).append(cover));
}
