import { type Selector, transform } from "lightningcss";

const OPTIONS = { filename: "page.css", minify: true };

const classesIn = (html: string) =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")));

/**
 * The part of `styles` that can match elements of a page before its scripts run. It stands in the page,
 * so that the first paint waits for no other request.
 */
export function stylesNeededBy(html: string, styles: string): string {
  const classes = classesIn(html);
  const canMatch = (selector: Selector) =>
    selector.every((part) => part.type !== "class" || classes.has(part.name));
  const needed = transform({
    ...OPTIONS,
    code: new TextEncoder().encode(styles),
    visitor: {
      Rule: { style: (rule) => (rule.value.selectors.some(canMatch) ? undefined : []) },
    },
  });
  // Once more, for the conditions that are empty now.
  return new TextDecoder().decode(transform({ ...OPTIONS, code: needed.code }).code);
}
