import { isLatin } from "#src/lib/plain-text.ts";

/**
 * Whether an event of a field leaves a half-composed text, which is not searched for. Latin letters do not count: phone
 * keyboards compose every word.
 */
export const isHalfComposed = ({
  nativeEvent,
  target,
}: {
  nativeEvent: Event;
  target: EventTarget;
}) =>
  nativeEvent instanceof InputEvent &&
  nativeEvent.isComposing &&
  target instanceof HTMLInputElement &&
  !isLatin(nativeEvent.data ?? target.value);
