import { fillForm, readFormValues } from '#src/blocks/lead-form/form-controls.ts';
import { loadDraft, saveDraft } from '#src/blocks/lead-form/form-draft.ts';
import type { FormSettings } from '#src/blocks/lead-form/form-settings.ts';
import { requestToken } from '#src/blocks/lead-form/form-token.ts';
import { FORM } from './start-forms.ts';
import { submitForm } from './submit-form.ts';
import { currentStep, showStep } from './survey-steps.ts';

/**
 * Takes over the forms of the document. Typed values survive a reload, and a token is requested once a form is used. Returns what
 * sends a form.
 */
export function takeForms() {
  for (const form of document.querySelectorAll<HTMLFormElement>(FORM)) restore(form);
  addEventListener('focusin', (event) => prepare(formOf(event)));
  addEventListener('input', (event) => keep(formOf(event)));
  return (form: HTMLFormElement, submitter: HTMLElement | null) =>
    void submitForm(form, settingsOf(form), submitter);
}

const formOf = ({ target }: Event): HTMLFormElement | null =>
  target instanceof Element ? target.closest<HTMLFormElement>(FORM) : null;

const settingsOf = (form: HTMLFormElement) => JSON.parse(form.dataset['form']!) as FormSettings;

function prepare(form: HTMLFormElement | null) {
  if (!form) return;
  const { name, hasToken } = settingsOf(form);
  if (hasToken) void requestToken(name);
}

function keep(form: HTMLFormElement | null) {
  if (form) saveDraft(settingsOf(form).name, { values: readFormValues(form) });
}

/** Fills in the draft. The visitor may also have typed before this script came. */
function restore(form: HTMLFormElement) {
  const { values, step } = loadDraft(settingsOf(form).name);
  const wasUsed = form.contains(document.activeElement);
  if (values) fillForm(form, values);
  if (wasUsed) keep(form);
  if (values || wasUsed) prepare(form);
  const current = currentStep(form);
  // A form that was posted shows the step that the server chose.
  if (current) showStep(form, form.elements.namedItem('page') ? current : (step ?? current));
}
