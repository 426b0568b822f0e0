import { controlsIn, findMistakes } from '#src/blocks/lead-form/form-controls.ts';
import { deleteDraft, saveDraft } from '#src/blocks/lead-form/form-draft.ts';
import type { FormSettings } from '#src/blocks/lead-form/form-settings.ts';
import { parseObject, sendForm } from '#src/blocks/lead-form/send-form.ts';
import { trackAs } from '#src/domains/analytics/tracker.ts';
import { PANEL_HEADER } from '#src/platform/forms/shared-fields.ts';
import { ATTRIBUTION_KEYS } from '#src/site/attribution/stored-touch.ts';
import { errorsIn, showErrors } from './show-errors.ts';
import { currentStep, showStep, stepsOf } from './survey-steps.ts';

/**
 * Sends a form, and shows what the server rendered for its outcome (docs/specification.md, sections 4, 5 and 8): the confirmation
 * replaces it; otherwise it stays as it is, with everything typed so far, and gets the errors and the message.
 */
export async function submitForm(
  form: HTMLFormElement,
  settings: FormSettings,
  submitter: HTMLElement | null,
) {
  if (moveStep(form, settings, submitter) || !check(form, form, settings)) return;
  const { name, api, hasToken, level = '' } = settings;
  const { step: _, ...values } = Object.fromEntries(new FormData(form, submitter));
  window.forms!.showBusy(form, true);
  const response = await sendForm({
    form: hasToken ? name : undefined,
    url: api ?? form.action,
    values: values as Record<string, string>,
    isJson: api !== undefined,
    headers: { [PANEL_HEADER]: level },
    attributionKeys: ATTRIBUTION_KEYS,
  });
  window.forms!.showBusy(form, false);
  const panel = response && panelIn(response.text, name);
  if (panel) return showOutcome(form, settings, panel);
  showErrors(form, {});
  const isRefused = response && response.status >= 300;
  const { message: wait } = response?.status === 429 ? parseObject(response.text) : {};
  const message = (!isRefused && settings.unreachable) || settings.refused;
  const more = typeof wait === 'string' ? wait : '';
  window.forms!.showFailure(form, message, settings.hasToasts, more);
}

/** Shows the next step if this one is complete, or the previous one. Returns false on the last one, which is sent. */
function moveStep(form: HTMLFormElement, settings: FormSettings, submitter: HTMLElement | null) {
  const steps = stepsOf(form);
  const step = currentStep(form);
  // Enter presses the first button of the whole form.
  const isPressed = submitter instanceof HTMLButtonElement && steps[step - 1]?.contains(submitter);
  const isBack = isPressed && Number(submitter.value || step) < step;
  if (!isBack && step === steps.length) return false;
  if (!isBack && !check(form, steps[step - 1]!, settings)) return true;
  const next = isBack ? step - 1 : step + 1;
  saveDraft(settings.name, { step: next });
  showStep(form, next).querySelector('legend')!.focus();
  return true;
}

/** Shows what is missing in the form or one of its steps. Returns whether nothing is. */
function check(form: HTMLFormElement, scope: Element, settings: FormSettings) {
  const { errors, isIncomplete } = findMistakes(scope);
  const isGood = Object.keys(errors).length === 0;
  const message = isIncomplete ? settings.incomplete : settings.invalid;
  // A message of the last attempt no longer applies.
  window.showToast!(isGood || !message ? undefined : { ...message, isError: true });
  showMessage(form, isGood ? '' : (message?.description ?? ''));
  showErrors(form, errors);
  return isGood;
}

function showMessage(form: HTMLElement, text: string) {
  form.querySelector('[data-message]')!.textContent = text;
}

/** The form or confirmation in a response; undefined if the response is not ours, such as the login page of a hotel. */
const panelIn = (html: string, name: string) =>
  new DOMParser()
    .parseFromString(html, 'text/html')
    .querySelector<HTMLElement>(`[data-panel="${name}"]`);

function showOutcome(form: HTMLFormElement, settings: FormSettings, panel: HTMLElement) {
  const { toast, sent } = panel.dataset;
  window.showToast!(toast === undefined ? undefined : JSON.parse(toast));
  const { activeElement, body } = document;
  const hasFocus = activeElement === body || form.contains(activeElement);
  if (sent) reportSent(form, settings);
  if (!panel.matches('form')) {
    form.replaceWith(panel);
    if (hasFocus) panel.querySelector<HTMLElement>('[tabindex]')?.focus();
    return;
  }
  if (sent)
    for (const control of controlsIn(form)) if (control.type !== 'hidden') control.value = '';
  showMessage(form, panel.querySelector('[data-message]')!.textContent);
  showErrors(form, errorsIn(panel), hasFocus);
}

function reportSent(form: HTMLFormElement, { name, event }: FormSettings) {
  deleteDraft(name);
  const email = new FormData(form).get('email');
  if (event && typeof email === 'string') trackAs({ email: email.trim() }, event);
}
