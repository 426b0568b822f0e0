import { Confirmation } from '#src/blocks/lead-form/confirmation.tsx';
import { FieldList } from '#src/blocks/lead-form/field-list.tsx';
import { FormFoot } from '#src/blocks/lead-form/form-foot.tsx';
import type { FormView, PostedForm } from '#src/blocks/lead-form/form-view.ts';
import { HiddenFields } from '#src/blocks/lead-form/hidden-fields.tsx';
import { SendButton } from '#src/blocks/lead-form/send-button.tsx';
import { useSurvey } from './use-survey.ts';

interface SurveyPanelProps {
  view: FormView;
  /** the result of posting it without JavaScript */
  posted?: PostedForm | undefined;
  /** heading level of the confirmation; `h2` on a page that contains only the form */
  level?: 'h2' | 'h3';
}

/**
 * One form with a fieldset per step. Once hydrated it shows one step at a time; before that, Next posts the form and the
 * response shows the next step.
 */
export function SurveyPanel({ view, posted, level = 'h3' }: SurveyPanelProps) {
  const survey = useSurvey(view, posted);
  const { state, form, step, isHydrated, goTo, onSubmit } = survey;
  const steps = view.steps ?? [];
  if (state.phase === 'sent')
    return (
      <div className="survey-card tone-paper">
        <Confirmation view={view} values={state.values} level={level} />
      </div>
    );
  return (
    <form
      ref={form}
      className="survey-card tone-paper"
      method="post"
      action={view.action}
      aria-busy={state.phase === 'sending'}
      onSubmit={onSubmit}
    >
      <SurveyProgress steps={steps} step={step} />
      <HiddenFields view={view} posted={posted} />
      {steps.map((title, index) => {
        const own = index + 1;
        const isLast = own === steps.length;
        const sending = state.phase === 'sending';
        const back = own > 1 && (
          <button
            type="submit"
            name="step"
            value={own - 1}
            formNoValidate
            className="btn btn-large btn-quiet survey-move"
            disabled={sending}
            onClick={(event) => {
              event.preventDefault();
              goTo(own - 1);
            }}
          >
            Back
          </button>
        );
        return (
          <fieldset
            key={title}
            className="survey-step"
            data-current={own === step || undefined}
            hidden={isHydrated && own !== step}
          >
            <legend className="card-title" tabIndex={-1}>
              {title}
            </legend>
            <FieldList view={view} step={own} values={posted?.values} errors={state.errors} />
            {isLast ? (
              <FormFoot view={view} state={state}>
                <SendButton view={view} state={state} />
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
