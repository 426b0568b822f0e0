import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { preloadToasts, showToast } from '#src/ui/toast/show-toast.ts';
import { checkFields, isMissing } from './validate-fields.ts';
import { fillIn, focusField, returnFocus, valuesOf } from './form-controls.ts';
import { forget, recall, remember } from './form-memory.ts';
import { requestToken } from './form-token.ts';
import type { FieldErrors, FormView, PostedForm } from './form-view.ts';
import { postLead } from './post-lead.ts';

export interface FormState {
  phase: 'idle' | 'sending' | 'sent';
  errors: FieldErrors;
  /** what went wrong with the form as a whole */
  failure?: string | undefined;
  /** as entered; shown in the confirmation */
  email: string;
}

/**
 * A form once hydrated (spec section 4): idle, sending, then sent or back with everything kept. What was typed survives
 * a reload, a double click sends once, and the first wrong field gets the focus.
 * @param posted what came of it when it was posted without JavaScript
 */
export function useLeadForm(view: FormView, posted: PostedForm | undefined) {
  const [state, setState] = useState<FormState>(() => initialState(posted));
  const form = useRef<HTMLFormElement>(null);
  // State is too late to stop the second press of a double click.
  const isBusy = useRef(false);
  const { form: name } = view;

  useEffect(() => (form.current ? takeOver(form.current, name) : undefined), [name]);

  useEffect(() => {
    if (state.phase === 'sent') return forget(name);
    if (!form.current || focusField(form.current, Object.keys(state.errors))) return;
    if (state.failure) returnFocus(form.current);
  }, [state, name]);

  function tell(title: string, variant: 'default' | 'destructive' = 'default') {
    if (view.hasToasts) showToast({ title, variant });
  }

  /** Shows what is wrong; true when nothing is. */
  function check(fields = view.fields): boolean {
    const errors = checkFields(fields, valuesOf(form.current!));
    const isGood = Object.keys(errors).length === 0;
    setState((before) => ({ ...before, phase: 'idle', errors, failure: undefined }));
    if (isMissing(fields, errors)) tell(view.messages.incomplete, 'destructive');
    return isGood;
  }

  /** Answers whether it was taken. */
  async function send(): Promise<boolean> {
    if (isBusy.current || !check()) return false;
    isBusy.current = true;
    const values = valuesOf(form.current!);
    const email = values['email']?.trim() ?? '';
    setState({ phase: 'sending', errors: {}, email });
    const page = { uri: location.href, name: document.title };
    const outcome = await postLead(view, values, page);
    isBusy.current = false;
    if (outcome.kind === 'sent') {
      setState({ phase: 'sent', errors: {}, email });
      tell(view.messages.success);
      return true;
    }
    const message = view.messages[outcome.kind];
    const { errors = {}, wait = '' } = outcome.kind === 'refused' ? outcome : {};
    setState({ phase: 'idle', errors, failure: `${message} ${wait}`.trim(), email });
    tell(message, 'destructive');
    return false;
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    await send();
  }

  return { state, form, check, send, onSubmit };
}

function initialState(posted: PostedForm | undefined): FormState {
  return {
    phase: posted?.isSent ? 'sent' : 'idle',
    errors: posted?.errors ?? {},
    failure: posted?.failure,
    email: posted?.values['email']?.trim() ?? '',
  };
}

/** Restores what was typed, and from now on remembers it. Answers how to let go again. */
function takeOver(form: HTMLFormElement, name: string): () => void {
  // From now on our own check speaks, not the browser's bubbles.
  form.noValidate = true;
  const { values } = recall(name);
  if (values) fillIn(form, values);

  const onInput = () => remember(name, { values: valuesOf(form) });
  const onFocus = () => {
    preloadToasts();
    void requestToken(name);
  };
  // It may have been filled in before the script came.
  if (values || form.contains(document.activeElement)) onFocus();
  form.addEventListener('focusin', onFocus);
  form.addEventListener('input', onInput);
  return () => {
    form.removeEventListener('focusin', onFocus);
    form.removeEventListener('input', onInput);
  };
}
