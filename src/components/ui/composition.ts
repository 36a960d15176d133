/** What browsers report for any key that goes to an input method. */
const KEY_OF_INPUT_METHOD = 229;

/** Whether a key goes to an input method. In Safari the one that ends a composition comes after it. */
export const isForInputMethod = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === KEY_OF_INPUT_METHOD;
