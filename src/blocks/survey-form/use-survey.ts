import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { focusField } from '#src/blocks/lead-form/form-controls.ts';
import { recall, remember } from '#src/blocks/lead-form/form-memory.ts';
import type { FormView, PostedForm } from '#src/blocks/lead-form/form-view.ts';
import { useLeadForm } from '#src/blocks/lead-form/use-lead-form.ts';

/** Steps of a form (spec section 4): Next goes on when the step is answered, Back goes down, the last one sends. */
export function useSurvey(view: FormView, posted: PostedForm | undefined) {
  const lead = useLeadForm(view, posted);
  const { form: name, fields } = view;
  const count = view.steps?.length ?? 1;
  const [step, setStep] = useState(posted?.step ?? 1);
  // Until hydrated, and without JavaScript, every step is part of the page; styles fold them where scripts will come.
  const [isHydrated, setIsHydrated] = useState(false);
  /** the step that the focus has to follow to, once it shows */
  const movingTo = useRef<number>(undefined);
  const { errors } = lead.state;

  useEffect(() => {
    setIsHydrated(true);
    const { step: kept = 1 } = recall(name);
    if (!posted) setStep(Math.min(kept, count));
  }, [name, posted, count]);

  // An answer of the server can name a field of a step that has been left.
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
    remember(name, { step: next });
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const isLast = step === count;
    if (isLast) await lead.send();
    else if (lead.check(fields.filter((field) => field.step === step))) goTo(step + 1);
  }

  return { ...lead, step, isHydrated, goTo, onSubmit };
}
