import { type RefObject, useEffect, useEffectEvent } from "react";
import { isCovered } from "#src/components/ui/covers.ts";
import { isZoomed } from "#src/components/ui/viewport.ts";
import { prefersReducedMotion } from "#src/lib/motion.ts";

/** From this distance on, in CSS pixels, the page follows the finger. */
const SLOP = 10;

/** A swipe counts from this distance on or, faster than this speed in pixels a millisecond, from a shorter one. */
const DISTANCE = 96;

const FLICK_DISTANCE = 48;
const FLICK_SPEED = 0.3;

/** The speed of a finger is that of its last moments. */
const SPEED_MS = 100;

/** The width in CSS pixels of both edges of the screen, where the system's Back gesture starts. */
const SYSTEM_EDGE = 32;

const isAtEdge = ({ clientX }: Touch) =>
  clientX < SYSTEM_EDGE || clientX > innerWidth - SYSTEM_EDGE;

const hasSelectedText = () => getSelection()?.isCollapsed === false;

/**
 * Gives sideways swipes of fingers, which the style of `page` takes from the browser, back to it on a zoomed page. Outside
 * of such a page they are Back and Forward, as are those of a trackpad, which have no replacement.
 */
function yieldSwipesWhenZoomed({ style }: HTMLElement): () => void {
  const update = () => {
    style.touchAction = isZoomed() ? "auto" : "";
  };
  update();
  window.visualViewport?.addEventListener("resize", update);
  return () => window.visualViewport?.removeEventListener("resize", update);
}

/** The way of a finger: where it began, whether it goes sideways, and when it was where. */
type Way = { start: Touch; isSideways: boolean; trail: { x: number; at: number }[] };

/** Left and right. */
export type Direction = -1 | 1;

const sideOf = (dx: number): Direction => (dx < 0 ? -1 : 1);

/** Whether the way of a finger that is lifted now was a swipe. One that goes back takes it back. */
function isSwipe({ start, trail }: Way, end: Touch, now: number): boolean {
  const [dx, dy] = [end.clientX - start.clientX, end.clientY - start.clientY];
  const recent = trail.find(({ at }) => now - at <= SPEED_MS);
  const speed = recent ? (end.clientX - recent.x) / Math.max(now - recent.at, 1) : 0;
  const isFlick = Math.abs(dx) >= FLICK_DISTANCE && Math.abs(speed) >= FLICK_SPEED;
  const isFar = isFlick || Math.abs(dx) >= DISTANCE;
  return isFar && speed * dx >= 0 && Math.abs(dx) >= 2 * Math.abs(dy);
}

/** How far to the side new content comes from. */
const ENTRANCE = 64;

/** Lets an area come to its place from a distance, where the visitor accepts motion. */
function comeFrom(area: HTMLElement | null, distance: number, opacity: number): void {
  if (!area || prefersReducedMotion()) return;
  area.style.translate = "";
  const from = { translate: `${distance}px 0`, opacity };
  area.animate([from, { translate: "0 0", opacity: 1 }], { duration: 200, easing: "ease-out" });
}

export type SwipeOptions = {
  /** The element whose style takes sideways swipes from the browser. */
  page: RefObject<HTMLElement | null>;
  /** What follows a finger that swipes. */
  area: RefObject<HTMLElement | null>;
  /** Whether a swipe to this side leads nowhere. */
  isEnd: (direction: Direction) => boolean;
  onSwipe: (direction: Direction) => void;
};

/** Calls back when one finger swipes left or right anywhere on the page. */
export function useSwipe({ page, area, isEnd, onSwipe }: SwipeOptions): void {
  const offsetOf = useEffectEvent((dx: number) => (isEnd(sideOf(dx)) ? dx / 4 : dx));
  const follow = useEffectEvent((dx: number) => {
    if (area.current && !prefersReducedMotion())
      area.current.style.translate = `${offsetOf(dx)}px 0`;
  });
  const springBack = useEffectEvent((dx: number) => comeFrom(area.current, offsetOf(dx), 1));
  const lead = useEffectEvent((dx: number) => {
    if (isEnd(sideOf(dx))) springBack(dx);
    else comeFrom(area.current, -sideOf(dx) * ENTRANCE, 0);
    onSwipe(sideOf(dx));
  });

  useEffect(() => (page.current ? yieldSwipesWhenZoomed(page.current) : undefined), [page]);

  useEffect(() => {
    let way: Way | null = null;
    const giveUp = () => {
      const last = way?.trail.at(-1);
      if (way?.isSideways && last) springBack(last.x - way.start.clientX);
      way = null;
    };
    const onTouchStart = ({ touches: [touch, second], timeStamp: at }: TouchEvent) => {
      giveUp();
      const isOther = !touch || second || isAtEdge(touch) || isZoomed();
      if (isOther || hasSelectedText() || isCovered()) return;
      way = { start: touch, isSideways: false, trail: [{ x: touch.clientX, at }] };
    };
    const onTouchMove = ({ touches: [touch], timeStamp: at }: TouchEvent) => {
      if (!way || !touch) return;
      if (hasSelectedText()) return giveUp();
      const [dx, dy] = [touch.clientX - way.start.clientX, touch.clientY - way.start.clientY];
      way.isSideways ||= Math.abs(dx) > SLOP && Math.abs(dx) > 2 * Math.abs(dy);
      way.trail.push({ x: touch.clientX, at });
      if (way.isSideways) follow(dx);
    };
    const onTouchEnd = ({ changedTouches: [end], timeStamp }: TouchEvent) => {
      if (!way || !end || hasSelectedText() || !isSwipe(way, end, timeStamp)) return giveUp();
      lead(end.clientX - way.start.clientX);
      way = null;
    };
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    document.addEventListener("touchstart", onTouchStart, options);
    document.addEventListener("touchmove", onTouchMove, options);
    document.addEventListener("touchend", onTouchEnd, options);
    document.addEventListener("touchcancel", giveUp, options);
    return () => listening.abort();
  }, []);
}
