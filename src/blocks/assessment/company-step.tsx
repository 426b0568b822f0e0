import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { FieldControl } from '#src/blocks/lead-form/field-control.tsx';
import {
  fillForm,
  findMistakes,
  focusField,
  readFormValues,
} from '#src/blocks/lead-form/form-controls.ts';
import type { FieldErrors, PostedForm } from '#src/blocks/lead-form/form-view.ts';
import { pillarsOf, type Question } from '#src/domains/assessment/questionnaire.ts';
import type { AssessmentView } from './assessment-view.ts';
import type { Assessment } from './use-assessment.ts';

interface CompanyStepProps {
  /** prefix of element ids */
  name: string;
  view: AssessmentView;
  assessment: Assessment;
  posted: PostedForm | undefined;
  /** all questions are answered; only the company is missing for the report */
  isLast: boolean;
}

/**
 * 'Your Information' (docs/specification.md, section 2): asks for the company before the first question. Shown again before the
 * report if this browser has lost the company.
 */
export function CompanyStep({ name, view, assessment, posted, isLast }: CompanyStepProps) {
  const { progress, waiting, isHydrated, start } = assessment;
  const [errors, setErrors] = useState<FieldErrors>(posted?.errors ?? {});
  const form = useRef<HTMLFormElement>(null);
  const values: Record<string, string> = { ...posted?.values };
  values['company'] ??= progress.company;
  values['companySize'] ??= progress.companySize;

  // Progress restored after the first render fills the fields that are still empty.
  const { company, companySize } = progress;
  useEffect(() => {
    if (form.current) fillForm(form.current, { company, companySize });
  }, [company, companySize]);
  useEffect(() => {
    if (form.current) focusField(form.current, Object.keys(errors));
  }, [errors]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = readFormValues(event.currentTarget);
    const { errors: found } = findMistakes(event.currentTarget);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    start({ company: typed['company']!.trim(), companySize: typed['companySize']! });
  }

  return (
    <div className="assessment-split">
      <header>
        <h3 className="card-title" tabIndex={-1} data-heading>
          Your Information
        </h3>
        {waiting && !isLast ? (
          <p className="lead">Your answer to question 1 is kept. Two things come first.</p>
        ) : null}
        <p className="note">
          {isLast
            ? 'Your answers are saved, but this browser no longer has the name of your company, which goes on the report. Please enter it again.'
            : 'We use the size to compare you with companies like yours. The name stays on this device until you request the report.'}
        </p>
      </header>
      <form
        ref={form}
        method="post"
        action={view.action}
        noValidate={isHydrated}
        onSubmit={onSubmit}
      >
        <input type="hidden" name="act" value="start" />
        <div className="form-fields">
          {view.companyFields.map((field) => (
            <FieldControl
              key={field.name}
              field={field}
              id={`${name}-${field.name}`}
              value={values[field.name]}
              error={errors[field.name]}
              isFirstWrong={false}
            />
          ))}
        </div>
        <div className="form-buttons assessment-buttons">
          <button type="submit" className="btn btn-large btn-copper">
            {isLast ? 'Continue' : 'Start Assessment'}
          </button>
        </div>
      </form>
      {isLast ? null : <Preview questions={view.questionnaire.questions} />}
    </div>
  );
}

/** One question of each pillar, so that visitors see what the assessment asks. */
function Preview({ questions }: { questions: readonly Question[] }) {
  return (
    <section className="assessment-preview">
      <h4 className="h4">Sample questions</h4>
      <ol>
        {pillarsOf(questions).map((pillar) => (
          <li key={pillar}>
            <b>{pillar}</b>
            <span>{questions.find((question) => question.pillar === pillar)?.question}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
