import { useEffect, useMemo } from 'react';
import { FieldControl } from '#src/blocks/lead-form/field-control.tsx';
import { FormFoot } from '#src/blocks/lead-form/form-foot.tsx';
import type { FormView, FormField } from '#src/blocks/lead-form/form-view.ts';
import { readFormValues } from '#src/blocks/lead-form/form-controls.ts';
import { HiddenFields } from '#src/blocks/lead-form/hidden-fields.tsx';
import { SendButton } from '#src/blocks/lead-form/send-button.tsx';
import { BackButton } from './back-button.tsx';
import type { Contact } from './device.ts';
import { Gauge } from './gauge.tsx';
import { LevelTag } from './level-tag.tsx';
import type { ResultStepsProps } from './result-steps.tsx';
import { useReportForm } from './use-report-form.ts';
import { WhatHappensNext } from './what-happens-next.tsx';

/** How long the confirmation replaces the form before the last step shows. */
const THANKS_MS = 2_500;

/** 'Get Your Detailed Report' (docs/specification.md, section 2): a summary and a form, then a confirmation. */
export function ReportStep({ name, view, assessment, result, posted }: ResultStepsProps) {
  const { progress, isHydrated, reported, thank, back } = assessment;
  const { company, companySize, answers, edition, contact } = progress;
  const form: FormView = useMemo(
    () => ({
      ...view.form,
      extra: { company, companySize, edition, answers: JSON.stringify(answers) },
    }),
    [view.form, company, companySize, edition, answers],
  );
  const { state, send, props } = useReportForm(form, posted);
  const isSent = state.phase === 'sent';
  useEffect(() => {
    if (!isSent) return undefined;
    const timer = setTimeout(thank, THANKS_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form was sent
  }, [isSent]);

  return (
    <div className="assessment-split">
      <header className="result-aside tone-pine">
        <h3 className="h3" tabIndex={-1} data-heading>
          Get Your Detailed Report
        </h3>
        <div className="summary">
          <Gauge result={result} />
          <dl>
            <dt className="note">Overall score</dt>
            <dd>{result.percentage}%</dd>
            <dt className="note">Readiness level</dt>
            <dd>
              <LevelTag level={result.readinessLevel} />
            </dd>
            <dt className="note">Company</dt>
            <dd>{company}</dd>
          </dl>
        </div>
      </header>
      {isSent ? (
        <div role="status">
          <h4 className="h2-long">{form.confirmation.title}</h4>
          <WhatHappensNext />
        </div>
      ) : (
        <form
          {...props}
          method="post"
          action={view.action}
          noValidate={isHydrated}
          onSubmit={(event) => {
            event.preventDefault();
            const contactTyped = contactOf(readFormValues(event.currentTarget));
            void send().then((wasSent) => {
              if (wasSent) reported(contactTyped);
            });
          }}
        >
          <input type="hidden" name="act" value="report" />
          <div className="form-fields">
            {form.fields.map((field) => {
              const id = `${name}-${field.name}`;
              const error = state.errors[field.name];
              const known = contact?.[field.name as keyof Contact];
              const value = posted?.values[field.name] ?? known;
              if (field.kind === 'accept')
                return <CheckboxField key={field.name} field={field} id={id} error={error} />;
              return (
                <div key={field.name} className={field.isShort ? 'form-short' : undefined}>
                  <FieldControl {...{ field, id, value, error }} isFirstWrong={false} />
                </div>
              );
            })}
          </div>
          <HiddenFields view={{ ...form, form: name }} posted={posted} />
          <FormFoot view={form} posted={state}>
            <SendButton view={form} isSending={state.phase === 'sending'} />
            <BackButton label="Back" onBack={back} />
          </FormFoot>
        </form>
      )}
    </div>
  );
}

const contactOf = ({
  firstName = '',
  lastName = '',
  email = '',
  jobTitle = '',
}: Partial<Contact>): Contact => ({
  firstName,
  lastName,
  email,
  jobTitle,
});

interface CheckFieldProps {
  field: FormField;
  id: string;
  error: string | undefined;
}

/** A required checkbox; never checked by default. */
function CheckboxField({ field, id, error }: CheckFieldProps) {
  const errorId = `${id}-error`;
  const { label, link } = field;
  const [before, after = ''] = link ? label.split(link.text) : [label];
  return (
    <div className="field" data-invalid={error ? true : undefined}>
      <label className="check">
        <input
          type="checkbox"
          id={id}
          name={field.name}
          value="true"
          required
          data-missing={field.missing}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>
          {before}
          {link ? (
            <a className="text-link" href={link.href} target="_blank" rel="noopener">
              {link.text}
            </a>
          ) : null}
          {after}
        </span>
      </label>
      {error ? (
        <p className="field-errors" id={errorId}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
