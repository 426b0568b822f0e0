/** Returns the current values of a form by field name. */
export function readFormValues(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/** Fills in controls that are still empty; typed values stay. */
export function fillForm(form: HTMLFormElement, values: Readonly<Record<string, unknown>>): void {
  for (const control of form.elements) {
    if (!isControl(control) || !Object.hasOwn(values, control.name)) continue;
    const value = values[control.name];
    if (typeof value !== 'string') continue;
    if (control instanceof HTMLInputElement && control.type === 'radio')
      control.checked ||= control.value === value;
    else if (control.type !== 'hidden' && control.value === '') control.value = value;
  }
}

/** Focuses the first control with one of these names. Returns false if there is none. */
export function focusField(form: HTMLFormElement, names: readonly string[]): boolean {
  const control = [...form.elements].find(
    (element) => isControl(element) && names.includes(element.name),
  );
  if (!(control instanceof HTMLElement)) return false;
  control.focus();
  return true;
}

/** Focuses the send button again, which lost the focus while disabled, unless the visitor has moved the focus. */
export function restoreFocus(form: HTMLFormElement): void {
  const { activeElement, body } = document;
  if (activeElement === body) form.querySelector<HTMLElement>('[data-send]')?.focus();
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}
