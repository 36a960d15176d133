/** Letters of scripts that run from right to left, and characters that change the direction. */
const OWN_DIRECTION =
  /[\p{Bidi_Control}\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ["\u2068", "\u2069"];

/** How many isolates a text closes that it has not opened, and how many it leaves open. */
function unbalanced(text: string): { closed: number; open: number } {
  let [closed, open] = [0, 0];
  for (const [character] of text.matchAll(/[\u2066-\u2069]/g)) {
    if (character !== POP_ISOLATE) open += 1;
    else if (open > 0) open -= 1;
    else closed += 1;
  }
  return { closed, open };
}

/**
 * The name as a part of another text, where it cannot have an element: it has a direction of its own, and does not change
 * that of the words around it. The end of an isolate also ends all embeddings and overrides in it.
 */
export function isolate(name: string): string {
  if (!OWN_DIRECTION.test(name)) return name;
  const { closed, open } = unbalanced(name);
  return FIRST_STRONG_ISOLATE.repeat(closed + 1) + name + POP_ISOLATE.repeat(open + 1);
}
