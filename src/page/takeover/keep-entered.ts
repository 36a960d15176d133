type Field = HTMLInputElement | HTMLSelectElement;

const fieldsIn = (root: Element) => [...root.querySelectorAll<Field>("input[name], select[name]")];

const nameOf = ({ name, type, value }: Field) => (type === "checkbox" ? `${name} ${value}` : name);

function copy(from: Field, to: Field, isFocused: boolean): void {
  to.value = from.value;
  if (isFocused) to.focus({ preventScroll: true });
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    to.checked = from.checked;
    if (isFocused && from.selectionStart !== null)
      to.setSelectionRange(from.selectionStart, from.selectionEnd);
  }
  to.form?.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/**
 * Remembers the fields of a page that is going to be hydrated. Where an extension has changed its HTML, React renders it
 * anew: then the returned function gives the new fields what stood in those that are gone, and the focus.
 */
export function keepEntered(root: Element): () => void {
  const { activeElement } = document;
  const fields = fieldsIn(root);
  return () => {
    for (const field of fields.filter(({ isConnected }) => !isConnected)) {
      const heir = fieldsIn(root).find((present) => nameOf(present) === nameOf(field));
      if (heir) copy(field, heir, field === activeElement);
    }
  };
}
