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
import { ATTRIBUTION_KEYS } from '#src/site/attribution/kept-touch.ts';
import { showToast } from '#src/ui/toast/show-toast.ts';
import { postSubscription } from './post-subscription.ts';

export type NewsletterFormState = 'idle' | 'submitting' | SubscriptionOutcome;

/**
 * The states of the newsletter form once hydrated (spec section 4): idle, submitting, then success with the field
 * cleared, or failure with its value kept. What was typed survives a reload.
 * @param initial how a form that was posted without JavaScript ended
 */
export function useNewsletterForm(
  source: SubscriptionSource,
  initial: SubscriptionOutcome | undefined,
) {
  const [state, setState] = useState<NewsletterFormState>(initial ?? 'idle');
  const form = useRef<HTMLFormElement>(null);
  // State is too late to stop the second press of a double click.
  const isBusy = useRef(false);
  const hasAnswered = useRef(false);

  const name = `newsletter-${source}`;

  useEffect(() => {
    if (state === 'success') deleteDraft(name);
  }, [state, name]);

  useEffect(() => {
    if (!form.current) return undefined;
    // From now on the check of spec section 5 speaks, not the browser's own bubble.
    form.current.noValidate = true;
    return keepTyped(emailField(form.current), name);
  }, [name]);

  useEffect(() => {
    if (hasAnswered.current && form.current) returnFocus(form.current, state);
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
    hasAnswered.current = true;
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

/** Restores what was typed, and from now on remembers it. Answers how to let go again. */
function keepTyped(input: HTMLInputElement, name: string): () => void {
  input.value ||= loadDraft(name).values?.['email'] ?? '';
  const onInput = () => saveDraft(name, { values: { email: input.value } });
  // It may have been typed before the script came.
  if (input.value) onInput();
  input.addEventListener('input', onInput);
  return () => input.removeEventListener('input', onInput);
}

/** The disabled button lost the focus; it goes back, or to the field that is wrong, unless the visitor moved on. */
function returnFocus(form: HTMLFormElement, state: NewsletterFormState) {
  const { activeElement, body } = document;
  if (state === 'submitting' || (activeElement !== body && !form.contains(activeElement))) return;
  const target = state === 'success' ? form.querySelector('button') : emailField(form);
  target?.focus();
}
