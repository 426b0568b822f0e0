import type { FieldErrors } from './form-view.ts';

/** Returns the current values of a form by field name. */
export function readFormValues(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/** Fills in controls that are still empty; typed values stay. */
export function fillForm(form: HTMLFormElement, values: Readonly<Record<string, unknown>>): void {
  for (const control of controlsIn(form)) {
    if (!Object.hasOwn(values, control.name)) continue;
    const value = values[control.name];
    if (typeof value !== 'string') continue;
    if (control instanceof HTMLInputElement && control.type === 'radio')
      control.checked ||= control.value === value;
    else if (control.type !== 'hidden' && control.value === '') control.value = value;
  }
}

/**
 * Mistakes that the markup alone shows before anything is sent: a required control is empty, an email address has no '@'
 * (docs/specification.md, section 5). All other rules are the server's.
 */
export function findMistakes(scope: Element): { errors: FieldErrors; isIncomplete: boolean } {
  const errors: Record<string, string> = {};
  let isIncomplete = false;
  for (const { name, required, type, value, validity, dataset } of controlsIn(scope)) {
    const isMissing = required && (validity.valueMissing || value.trim() === '');
    const lacksAt = type === 'email' && value.trim() !== '' && !value.includes('@');
    isIncomplete ||= isMissing;
    if (isMissing) errors[name] ??= dataset['missing'] ?? '';
    else if (lacksAt) errors[name] ??= dataset['wrong'] ?? '';
  }
  return { errors, isIncomplete };
}

/** Focuses the first control with one of these names. Returns it; undefined if there is none. */
export function focusField(form: HTMLFormElement, names: readonly string[]): Control | undefined {
  const control = controlsIn(form).find(({ name }) => names.includes(name));
  control?.focus();
  return control;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const controlsIn = (scope: Element): Control[] => [
  ...scope.querySelectorAll<Control>('input, select, textarea'),
];
