import { useEffect, useRef, useState } from 'react';
import {
  fillForm,
  findMistakes,
  focusField,
  readFormValues,
} from '#src/blocks/lead-form/form-controls.ts';
import { deleteDraft, loadDraft, saveDraft } from '#src/blocks/lead-form/form-draft.ts';
import { requestToken } from '#src/blocks/lead-form/form-token.ts';
import type { FieldErrors, FormView, PostedForm } from '#src/blocks/lead-form/form-view.ts';
import { postLead } from '#src/blocks/lead-form/post-lead.ts';

interface ReportFormState {
  phase: 'idle' | 'sending' | 'sent';
  errors: FieldErrors;
  /** what went wrong with the form as a whole */
  failure?: string | undefined;
}

/**
 * State of the report form (docs/specification.md, section 4): idle, sending, then sent or idle again with all values. Typed
 * values survive a reload, a double click sends once, and the first invalid field is focused.
 * @param posted the result of posting it without JavaScript
 */
export function useReportForm(view: FormView, posted: PostedForm | undefined) {
  const { form: name } = view;
  const [state, setState] = useState<ReportFormState>({
    phase: 'idle',
    errors: posted?.errors ?? {},
    failure: posted?.failure,
  });
  const form = useRef<HTMLFormElement>(null);
  // A ref, because state updates too late to stop the second press of a double click.
  const isBusy = useRef(false);

  useEffect(() => {
    const { values } = loadDraft(name);
    if (values) fillForm(form.current!, values);
    // The visitor may have started before hydration.
    if (values || form.current!.contains(document.activeElement)) void requestToken(name);
  }, [name]);

  useEffect(() => {
    if (state.phase === 'sent') return deleteDraft(name);
    if (form.current) focusField(form.current, Object.keys(state.errors));
  }, [state, name]);

  /** Sends the form. Resolves to whether the server accepted it. */
  async function send() {
    if (isBusy.current) return false;
    const values = readFormValues(form.current!);
    const { errors } = findMistakes(form.current!);
    if (Object.keys(errors).length > 0) {
      setState({ phase: 'idle', errors });
      return false;
    }
    isBusy.current = true;
    setState({ phase: 'sending', errors: {} });
    const outcome = await postLead(view, values);
    isBusy.current = false;
    if (outcome.kind === 'sent') {
      setState({ phase: 'sent', errors: {} });
      return true;
    }
    const { errors: refused = {}, wait = '' } = outcome.kind === 'refused' ? outcome : {};
    const failure = `${view.messages[outcome.kind]} ${wait}`.trim();
    setState({ phase: 'idle', errors: refused, failure });
    return false;
  }

  return {
    state,
    send,
    /** attributes of the form */
    props: {
      ref: form,
      'aria-busy': state.phase === 'sending',
      onFocus: () => void requestToken(name),
      onInput: () => saveDraft(name, { values: readFormValues(form.current!) }),
    },
  };
}
