import { controlsIn, focusField } from '#src/blocks/lead-form/form-controls.ts';
import type { FieldErrors } from '#src/blocks/lead-form/form-view.ts';
import { showStep, stepsOf } from './survey-steps.ts';

/** Around a control, with its error. */
const FIELD = '.field, .score, .newsletter-row';

/** The errors that the server rendered into a form, by field. */
export const errorsIn = (panel: Element): FieldErrors =>
  Object.fromEntries(
    [...panel.querySelectorAll('[data-invalid]')].map((field) => [
      controlsIn(field)[0]!.name,
      field.querySelector('.field-errors')?.textContent ?? '',
    ]),
  );

/**
 * Shows these errors instead of earlier ones, as the server would render them, and focuses the first wrong field.
 * @param movesFocus false if the visitor is somewhere else by now
 */
export function showErrors(form: HTMLFormElement, errors: FieldErrors, movesFocus = true): void {
  for (const list of form.querySelectorAll('.field-errors')) list.remove();
  for (const field of form.querySelectorAll<HTMLElement>(FIELD)) {
    const [control] = controlsIn(field);
    if (control) mark(field, control, errors[control.name]);
  }
  const names = Object.keys(errors);
  const first = controlsIn(form).find(({ name }) => names.includes(name));
  if (!first) return;
  const step = stepsOf(form).findIndex((step) => step.contains(first)) + 1;
  if (step) showStep(form, step);
  if (movesFocus) focusField(form, names);
}

/** @param error undefined if the field is right; empty if its text is elsewhere */
function mark(field: HTMLElement, control: HTMLElement, error?: string) {
  const isGroup = field.matches('.score');
  const described = isGroup ? field : control;
  const id = `${described.id}-error`;
  const others = (described.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((part) => part && part !== id);
  const texts = error ? [id, ...others] : others;
  set(field, 'data-invalid', error === undefined ? undefined : 'true');
  if (!isGroup) set(control, 'aria-invalid', error === undefined ? undefined : 'true');
  set(described, 'aria-describedby', texts.join(' '));
  if (!error) return;
  const text = document.createElement('p');
  Object.assign(text, { className: 'field-errors', id, textContent: error });
  field.append(text);
}

function set(element: Element, name: string, value: string | undefined) {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}
