/** How far the survey is: one bar per step, filled up to the current one. */
export function SurveyProgress({ steps, step }: { steps: readonly string[]; step: number }) {
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
