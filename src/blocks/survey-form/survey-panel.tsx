import { Confirmation } from '#src/blocks/lead-form/confirmation.tsx';
import { FieldList } from '#src/blocks/lead-form/field-list.tsx';
import { FormFoot } from '#src/blocks/lead-form/form-foot.tsx';
import { leadFormSettings, leadPanelAttributes } from '#src/blocks/lead-form/form-settings.ts';
import { HiddenFields } from '#src/blocks/lead-form/hidden-fields.tsx';
import type { LeadFormPanelProps } from '#src/blocks/lead-form/lead-form-panel.tsx';
import { SendButton } from '#src/blocks/lead-form/send-button.tsx';

/**
 * One form with a fieldset per step. Its script shows one step at a time; before that, and without scripts, Next posts the form and
 * the response shows the next step.
 */
export function SurveyPanel({ view, posted, level = 'h3' }: LeadFormPanelProps) {
  const { steps = [], fields } = view;
  const panel = leadPanelAttributes(view, posted);
  if (posted?.isSent)
    return (
      <div className="survey-card tone-paper" {...panel}>
        <div className="form-panel form-sent">
          <Confirmation view={view} values={posted.values} level={level} />
        </div>
      </div>
    );
  const errors = posted?.errors ?? {};
  const firstWrong = fields.find(({ name }) => errors[name])?.step;
  const step = posted?.step ?? firstWrong ?? (posted?.failure ? steps.length : 1);
  return (
    <form
      className="survey-card tone-paper"
      method="post"
      action={view.action}
      data-form={leadFormSettings(view, level)}
      {...panel}
    >
      <SurveyProgress steps={steps} step={step} />
      <HiddenFields view={view} posted={posted} />
      {steps.map((title, index) => {
        const own = index + 1;
        const back = own > 1 && (
          <button
            type="submit"
            name="step"
            value={own - 1}
            formNoValidate
            className="btn btn-large btn-quiet survey-move"
          >
            Back
          </button>
        );
        return (
          <fieldset key={title} className="survey-step" data-current={own === step || undefined}>
            <legend className="card-title" tabIndex={-1}>
              {title}
            </legend>
            <FieldList view={view} step={own} values={posted?.values} errors={errors} />
            {own === steps.length ? (
              <FormFoot view={view} posted={posted}>
                <SendButton view={view} />
                {back}
              </FormFoot>
            ) : (
              <div className="form-buttons survey-move">
                <button
                  type="submit"
                  name="step"
                  value={own + 1}
                  formNoValidate
                  className="btn btn-large btn-copper"
                >
                  Next
                </button>
                {back}
              </div>
            )}
          </fieldset>
        );
      })}
    </form>
  );
}

/** How far the survey is: one bar per step, filled up to the current one. */
function SurveyProgress({ steps, step }: { steps: readonly string[]; step: number }) {
  return (
    <div className="survey-progress survey-move">
      <p className="note" aria-live="polite">
        Step {step} of {steps.length}
      </p>
      <div aria-hidden="true">
        {steps.map((title, index) => (
          <i key={title} data-done={index < step || undefined} />
        ))}
      </div>
    </div>
  );
}
