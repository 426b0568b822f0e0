import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import {
  firstStored,
  deleteDraft,
  loadDraft,
  saveDraft,
} from '#src/blocks/lead-form/form-draft.ts';
import { trackAs } from '#src/domains/analytics/tracker.ts';
import {
  hasAtSign,
  NEWSLETTER_MESSAGES,
  type SubscriptionOutcome,
} from '#src/domains/newsletter/newsletter-forms.ts';
import type { SubscriptionSource } from '#src/domains/newsletter/subscription.ts';
import { ATTRIBUTION_KEYS } from '#src/site/attribution/stored-touch.ts';
import { showToast } from '#src/ui/toast/show-toast.ts';
import { postSubscription } from './post-subscription.ts';

type NewsletterFormState = 'idle' | 'submitting' | SubscriptionOutcome;

/**
 * The states of the hydrated newsletter form (docs/specification.md, section 4): idle, submitting, then success with an empty
 * field, or failure with the typed value. The typed value survives a reload.
 * @param initial outcome of a native post
 */
export function useNewsletterForm(
  source: SubscriptionSource,
  initial: SubscriptionOutcome | undefined,
) {
  const [state, setState] = useState<NewsletterFormState>(initial ?? 'idle');
  const form = useRef<HTMLFormElement>(null);
  // A ref, since state changes too late to stop the second press of a double click.
  const isBusy = useRef(false);
  const hasOutcome = useRef(false);

  const name = `newsletter-${source}`;

  useEffect(() => {
    if (state === 'success') deleteDraft(name);
  }, [state, name]);

  useEffect(() => {
    if (!form.current) return undefined;
    // Replaces native validation by the messages of docs/specification.md, section 5.
    form.current.noValidate = true;
    return persistTyped(emailField(form.current), name);
  }, [name]);

  useEffect(() => {
    if (hasOutcome.current && form.current) returnFocus(form.current, state);
  }, [state]);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const fields = new FormData(event.currentTarget);
    const email = (fields.get('email') as string).trim();
    const input = emailField(event.currentTarget);
    let outcome: SubscriptionOutcome = 'invalid-email';
    if (hasAtSign(email)) {
      setState('submitting');
      fields.set('attribution', firstStored(ATTRIBUTION_KEYS));
      outcome = await postSubscription(fields);
    }
    isBusy.current = false;
    hasOutcome.current = true;
    setState(outcome);
    if (outcome === 'success') {
      input.value = '';
      trackAs({ email }, 'email_newsletter_subscription');
    }
    const variant = outcome === 'success' ? 'default' : 'destructive';
    showToast({ ...NEWSLETTER_MESSAGES[outcome], variant });
  }

  return { state, form, onSubmit };
}

function emailField(form: HTMLFormElement): HTMLInputElement {
  return form.elements.namedItem('email') as HTMLInputElement;
}

/** Restores the typed value and stores it on input. Returns a function that stops this. */
function persistTyped(input: HTMLInputElement, name: string): () => void {
  input.value ||= loadDraft(name).values?.['email'] ?? '';
  const onInput = () => saveDraft(name, { values: { email: input.value } });
  // The value may have been typed before hydration.
  if (input.value) onInput();
  input.addEventListener('input', onInput);
  return () => input.removeEventListener('input', onInput);
}

/** Disabling the button drops the focus. Returns it to the button, or to the field on failure, unless the visitor moved it. */
function returnFocus(form: HTMLFormElement, state: NewsletterFormState) {
  const { activeElement, body } = document;
  if (state === 'submitting' || (activeElement !== body && !form.contains(activeElement))) return;
  const target = state === 'success' ? form.querySelector('button') : emailField(form);
  target?.focus();
}
