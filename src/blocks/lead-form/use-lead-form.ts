import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { preloadToasts, showToast } from '#src/ui/toast/show-toast.ts';
import { validateFields, hasMissingField } from './validate-fields.ts';
import { fillForm, focusField, restoreFocus, readFormValues } from './form-controls.ts';
import { deleteDraft, loadDraft, saveDraft } from './form-draft.ts';
import { requestToken } from './form-token.ts';
import type { FieldErrors, FormView, PostedForm } from './form-view.ts';
import { postLead } from './post-lead.ts';

export interface FormState {
  phase: 'idle' | 'sending' | 'sent';
  errors: FieldErrors;
  /** what went wrong with the form as a whole */
  failure?: string | undefined;
  /** as entered; the confirmation depends on them */
  values: Readonly<Record<string, string>>;
}

/**
 * State of a hydrated form (docs/specification.md, section 4): idle, sending, then sent or idle again with all values. Typed
 * values survive a reload, a double click sends once, and the first invalid field is focused.
 * @param posted the result of posting it without JavaScript
 */
export function useLeadForm(view: FormView, posted: PostedForm | undefined) {
  const [state, setState] = useState<FormState>(() => initialState(posted));
  const form = useRef<HTMLFormElement>(null);
  // A ref, because state updates too late to stop the second press of a double click.
  const isBusy = useRef(false);
  const { form: name } = view;

  useEffect(() => (form.current ? enhanceForm(form.current, name) : undefined), [name]);

  useEffect(() => {
    if (state.phase === 'sent') return deleteDraft(name);
    if (!form.current || focusField(form.current, Object.keys(state.errors))) return;
    if (state.failure) restoreFocus(form.current);
  }, [state, name]);

  function notify(title: string, variant: 'default' | 'destructive' = 'default') {
    if (view.hasToasts) showToast({ title, variant });
  }

  /** Validates the fields and shows errors. Returns whether all are valid. */
  function check(fields = view.fields): boolean {
    const errors = validateFields(fields, readFormValues(form.current!));
    const isGood = Object.keys(errors).length === 0;
    setState((before) => ({ ...before, phase: 'idle', errors, failure: undefined }));
    if (hasMissingField(fields, errors)) notify(view.messages.incomplete, 'destructive');
    // A toast of the last attempt no longer applies.
    else showToast();
    return isGood;
  }

  /** Sends the form. Resolves to whether the server accepted it. */
  async function send(): Promise<boolean> {
    if (isBusy.current || !check()) return false;
    isBusy.current = true;
    const values = readFormValues(form.current!);
    setState({ phase: 'sending', errors: {}, values });
    const page = { uri: location.href, name: document.title };
    const outcome = await postLead(view, values, page);
    isBusy.current = false;
    if (outcome.kind === 'sent') {
      setState({ phase: 'sent', errors: {}, values });
      notify(view.messages.success);
      return true;
    }
    const message = view.messages[outcome.kind];
    const { errors = {}, wait = '' } = outcome.kind === 'refused' ? outcome : {};
    setState({ phase: 'idle', errors, failure: `${message} ${wait}`.trim(), values });
    notify(message, 'destructive');
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
    values: posted?.values ?? {},
  };
}

/** Restores the draft and saves further input. Returns a function that removes the listeners. */
function enhanceForm(form: HTMLFormElement, name: string): () => void {
  // Show our own errors instead of the browser's bubbles.
  form.noValidate = true;
  const { values } = loadDraft(name);
  if (values) fillForm(form, values);

  const onInput = () => saveDraft(name, { values: readFormValues(form) });
  const onFocus = () => {
    preloadToasts();
    void requestToken(name);
  };
  // The visitor may have started before hydration.
  if (values || form.contains(document.activeElement)) onFocus();
  form.addEventListener('focusin', onFocus);
  form.addEventListener('input', onInput);
  return () => {
    form.removeEventListener('focusin', onFocus);
    form.removeEventListener('input', onInput);
  };
}
