/** Whether a text has only what is typed in Latin letters. Those in full width are of an input method for another script. */
const isLatin = (text: string): boolean => /^[[ -~\p{sc=Latn}]--[Ａ-Ｚａ-ｚ]]*$/v.test(text);

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
