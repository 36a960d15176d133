import { COMPOSING } from "#src/page/contract.ts";

/** What browsers report for any key that goes to an input method. */
const KEY_OF_INPUT_METHOD = 229;

/** Whether an input method is composing in `field` since before hydration. */
export const isComposing = (field: HTMLElement): boolean => field.hasAttribute(COMPOSING);

/** Whether a key goes to an input method. In Safari the one that ends a composition comes after it. */
export const isForInputMethod = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === KEY_OF_INPUT_METHOD;
