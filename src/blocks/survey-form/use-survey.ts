import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { focusField } from '#src/blocks/lead-form/form-controls.ts';
import { loadDraft, saveDraft } from '#src/blocks/lead-form/form-draft.ts';
import type { FormView, PostedForm } from '#src/blocks/lead-form/form-view.ts';
import { useLeadForm } from '#src/blocks/lead-form/use-lead-form.ts';

/** Steps of a form (docs/specification.md, section 4): Next validates the step, Back does not, the last step sends. */
export function useSurvey(view: FormView, posted: PostedForm | undefined) {
  const lead = useLeadForm(view, posted);
  const { form: name, fields } = view;
  const count = view.steps?.length ?? 1;
  const [step, setStep] = useState(posted?.step ?? 1);
  // Until hydrated, all steps are rendered; styles collapse them if JavaScript is enabled.
  const [isHydrated, setIsHydrated] = useState(false);
  /** the step to focus once it is shown */
  const movingTo = useRef<number>(undefined);
  const { errors } = lead.state;

  useEffect(() => {
    setIsHydrated(true);
    const { step: savedStep = 1 } = loadDraft(name);
    if (!posted) setStep(Math.min(savedStep, count));
  }, [name, posted, count]);

  // The server can report an error in a field of an earlier step.
  const wrongStep = fields.find(({ name }) => errors[name])?.step;
  useEffect(() => {
    if (!wrongStep) return;
    movingTo.current = wrongStep;
    setStep(wrongStep);
  }, [wrongStep, errors]);

  useEffect(() => {
    const form = lead.form.current;
    if (!form || movingTo.current !== step) return;
    movingTo.current = undefined;
    const wrong = fields.filter((field) => field.step === step && errors[field.name]);
    const isFocused = focusField(
      form,
      wrong.map(({ name }) => name),
    );
    if (!isFocused) form.querySelector<HTMLElement>('[data-current] legend')?.focus();
  }, [step, errors, fields, lead.form]);

  function goTo(next: number) {
    movingTo.current = next;
    setStep(next);
    saveDraft(name, { step: next });
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const isLast = step === count;
    if (isLast) await lead.send();
    else if (lead.check(fields.filter((field) => field.step === step))) goTo(step + 1);
  }

  return { ...lead, step, isHydrated, goTo, onSubmit };
}
