import { type Selector, transform } from "lightningcss";

const OPTIONS = { filename: "page.css", minify: true };

const classesIn = (pages: readonly string[]) =>
  new Set(
    pages.flatMap((html) =>
      [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")),
    ),
  );

/**
 * The part of `styles` that can match elements of these pages before their scripts run. Each page contains
 * it, so that the first paint waits for no other request.
 */
export function stylesNeededBy(pages: readonly string[], styles: string): string {
  const classes = classesIn(pages);
  const canMatch = (selector: Selector) =>
    selector.every((part) => part.type !== "class" || classes.has(part.name));
  const needed = transform({
    ...OPTIONS,
    code: new TextEncoder().encode(styles),
    visitor: {
      Rule: { style: (rule) => (rule.value.selectors.some(canMatch) ? undefined : []) },
    },
  });
  // Again, for the conditions that are empty now.
  return new TextDecoder().decode(transform({ ...OPTIONS, code: needed.code }).code);
}
