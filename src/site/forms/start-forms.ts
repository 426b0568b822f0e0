import { fillForm, readFormValues } from '#src/blocks/lead-form/form-controls.ts';
import { loadDraft, saveDraft } from '#src/blocks/lead-form/form-draft.ts';
import type { FormSettings } from '#src/blocks/lead-form/form-settings.ts';
import { requestToken } from '#src/blocks/lead-form/form-token.ts';
import { submitForm } from './submit-form.ts';
import { currentStep, showStep } from './survey-steps.ts';

/**
 * Takes over the forms of the document, also those that come later. Typed values survive a reload, and a token is requested once a
 * form is used. The inline script hands over what is submitted, early or not.
 */
export function startForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(FORM)) restore(form);
  addEventListener('focusin', (event) => prepare(formOf(event)));
  addEventListener('input', (event) => keep(formOf(event)));
  window.forms!.send = (form, submitter) => void submitForm(form, settingsOf(form), submitter);
}

const FORM = 'form[data-form]';

const formOf = ({ target }: Event): HTMLFormElement | null =>
  target instanceof Element ? target.closest<HTMLFormElement>(FORM) : null;

const settingsOf = (form: HTMLFormElement) => JSON.parse(form.dataset['form']!) as FormSettings;

function prepare(form: HTMLFormElement | null): void {
  if (!form) return;
  const { name, hasToken } = settingsOf(form);
  if (hasToken) void requestToken(name);
}

function keep(form: HTMLFormElement | null): void {
  if (form) saveDraft(settingsOf(form).name, { values: readFormValues(form) });
}

/** Fills in the draft. The visitor may also have typed before this script came. */
function restore(form: HTMLFormElement): void {
  const { values, step } = loadDraft(settingsOf(form).name);
  const wasUsed = form.contains(document.activeElement);
  if (values) fillForm(form, values);
  if (wasUsed) keep(form);
  if (values || wasUsed) prepare(form);
  const current = currentStep(form);
  // A form that was posted shows the step that the server chose.
  if (current) showStep(form, form.elements.namedItem('page') ? current : (step ?? current));
}
