import { useEffect, useRef } from 'react';
import type { QuestionnaireView } from '#src/domains/assessment/questionnaire.ts';
import { answeredCount, score } from '#src/domains/assessment/score.ts';
import type { AssessmentView, PostedAssessment } from './assessment-view.ts';
import { CompanyStep } from './company-step.tsx';
import { QuestionStep } from './question-step.tsx';
import { StepForm } from './step-form.tsx';
import { type Assessment, useAssessment } from './use-assessment.ts';
import { isResultPlace, type ResultStepsView, useResultSteps } from './use-result-steps.ts';

export interface AssessmentPanelProps {
  /** prefix of element ids; a page may have several panels */
  name: string;
  view: AssessmentView;
  /** the server's state of the run, on the page that works without JavaScript */
  initial?: PostedAssessment | undefined;
  /** the edition of the run in this browser, if it began before the one in use (ADR 146) */
  own?: QuestionnaireView | undefined;
  /** the steps after the last question, if they are loaded */
  resultSteps?: ResultStepsView;
}

/** Shows one step of the assessment (docs/specification.md, section 4). Uses native forms until hydrated. */
export function AssessmentPanel({
  name,
  view: given,
  initial,
  own,
  resultSteps,
}: AssessmentPanelProps) {
  const assessment = useAssessment(given, initial, own);
  const { view } = assessment;
  const card = useRef<HTMLDivElement>(null);
  const { moves, hasResumed, place } = assessment;
  const shown = useResultSteps(place, resultSteps);
  const isWaiting = !shown && isResultPlace(place);

  // After every move, focus the heading, so that a screen reader reads the new step, and scroll the card below the header.
  useEffect(() => {
    if (moves === 0 || isWaiting) return;
    const heading = card.current?.querySelector<HTMLElement>('[data-heading]');
    heading?.focus({ preventScroll: true });
    card.current?.scrollIntoView();
  }, [moves, isWaiting]);

  return (
    <div className="assessment-card tone-paper" ref={card} data-step={place.step}>
      {hasResumed && place.step === 'questions' ? (
        <Resumed view={view} assessment={assessment} />
      ) : null}
      <CurrentStep {...{ name, view, assessment, initial }} resultSteps={shown} />
    </div>
  );
}

interface StepProps extends Omit<AssessmentPanelProps, 'own' | 'resultSteps'> {
  assessment: Assessment;
  resultSteps: ResultStepsView | undefined;
}

function CurrentStep({ name, view, assessment, initial, resultSteps: ResultSteps }: StepProps) {
  const { place, progress } = assessment;
  const result = score(view.questionnaire, progress.answers);
  const shared = { view, assessment };
  const posted = initial?.posted;
  if (place.step === 'unknown') return <EmptyState {...shared} text="Unknown step" />;
  if (place.step === 'user-info') {
    const isLast = Boolean(result) && progress.company === '';
    return <CompanyStep {...shared} name={name} posted={posted} isLast={isLast} />;
  }
  if (place.step === 'questions') {
    if (view.questionnaire.questions.length === 0)
      return <EmptyState {...shared} text="No questions available." />;
    return <QuestionStep key={place.index} {...shared} index={place.index} />;
  }
  if (!result) return <EmptyState {...shared} text="No results available." />;
  if (ResultSteps) return <ResultSteps {...shared} {...{ name, result, posted }} />;
  return (
    <p className="note" role="status">
      Reading your answers...
    </p>
  );
}

function EmptyState({
  view,
  assessment,
  text,
}: Pick<StepProps, 'view' | 'assessment'> & { text: string }) {
  return (
    <div className="assessment-empty">
      <h3 className="card-title" tabIndex={-1} data-heading>
        {text}
      </h3>
      <StepForm view={view} act="restart" onAct={assessment.startOver}>
        <button type="submit" className="btn btn-large btn-copper">
          Start over
        </button>
      </StepForm>
    </div>
  );
}

function Resumed({ view, assessment }: Pick<StepProps, 'view' | 'assessment'>) {
  const { questions } = view.questionnaire;
  const answered = answeredCount(questions, assessment.progress.answers);
  return (
    <StepForm view={view} act="restart" onAct={assessment.startOver} className="assessment-resumed">
      <p>
        Welcome back. {answered} of {questions.length} answers are saved.
      </p>
      <button type="submit" className="more">
        Start over
      </button>
    </StepForm>
  );
}
