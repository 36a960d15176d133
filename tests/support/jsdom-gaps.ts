// jsdom has no layout: it neither scrolls nor moves, nor observes sizes and positions.
window.scrollTo = () => {};
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    media: query,
    matches: query === "(hover: hover)",
    onchange: null,
    addListener() {},
    removeListener() {},
  });
Element.prototype.scrollIntoView = () => {};
Object.assign(Element.prototype, { animate() {} });
Element.prototype.checkVisibility = () => true;
class Observer {
  observe(_target: Element) {}
  unobserve() {}
  disconnect() {}
}
/** Sees whatever it observes. */
class SeeingObserver extends Observer {
  constructor(
    report: (entries: Pick<IntersectionObserverEntry, "target" | "isIntersecting">[]) => void,
  ) {
    super();
    this.observe = (target) => void setTimeout(() => report([{ target, isIntersecting: true }]));
  }
}
Object.assign(window, { ResizeObserver: Observer, IntersectionObserver: SeeingObserver });

// Nor does it say when it is idle.
window.requestIdleCallback = (callback) =>
  window.setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }));

// Nor does it have popovers; their style is the browser's.
document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element && target.closest("[popovertarget]");
  const popover = button && document.getElementById(button.getAttribute("popovertarget") ?? "");
  if (popover) popover.style.display = popover.style.display ? "" : "block";
});

// Nor does it open and close dialogs. These move the focus, too.
const openers = new WeakMap<HTMLDialogElement, Element | null>();

HTMLDialogElement.prototype.showModal = function () {
  openers.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>("input, button")?.focus();
};

HTMLDialogElement.prototype.close = function () {
  if (!this.open) return;
  this.open = false;
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
  this.dispatchEvent(new Event("close"));
};
