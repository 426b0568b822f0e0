import { useEffect, useRef } from 'react';
import { answeredCount, score } from '#src/domains/assessment/score.ts';
import type { AssessmentView, PostedAssessment } from './assessment-view.ts';
import { CompanyStep } from './company-step.tsx';
import { QuestionStep } from './question-step.tsx';
import { ReportStep } from './report-step.tsx';
import { ResultsStep } from './results-step.tsx';
import { StepForm } from './step-form.tsx';
import { ThanksStep } from './thanks-step.tsx';
import { type Assessment, useAssessment } from './use-assessment.ts';

export interface AssessmentPanelProps {
  /** prefix of element ids; a page may have several panels */
  name: string;
  view: AssessmentView;
  /** the server's state of the run, on the page that works without JavaScript */
  initial?: PostedAssessment | undefined;
}

/** Shows one step of the assessment (docs/specification.md, section 4). Uses native forms until hydrated. */
export function AssessmentPanel({ name, view, initial }: AssessmentPanelProps) {
  const assessment = useAssessment(view, initial);
  const card = useRef<HTMLDivElement>(null);
  const { moves, hasResumed, place } = assessment;

  // After every move, focus the heading, so that a screen reader reads the new step, and scroll the card below the header.
  useEffect(() => {
    if (moves === 0) return;
    const heading = card.current?.querySelector<HTMLElement>('[data-heading]');
    heading?.focus({ preventScroll: true });
    card.current?.scrollIntoView();
  }, [moves]);

  return (
    <div className="assessment-card tone-paper" ref={card} data-step={place.step}>
      {hasResumed && place.step === 'questions' ? (
        <Resumed view={view} assessment={assessment} />
      ) : null}
      <CurrentStep name={name} view={view} assessment={assessment} initial={initial} />
    </div>
  );
}

interface StepProps extends AssessmentPanelProps {
  assessment: Assessment;
}

function CurrentStep({ name, view, assessment, initial }: StepProps) {
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
  if (place.step === 'results') return <ResultsStep {...shared} result={result} />;
  if (place.step === 'submit')
    return <ReportStep {...shared} name={name} result={result} posted={posted} />;
  return <ThanksStep {...shared} result={result} />;
}

function EmptyState({
  view,
  assessment,
  text,
}: Omit<StepProps, 'initial' | 'name'> & { text: string }) {
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

function Resumed({ view, assessment }: Omit<StepProps, 'initial' | 'name'>) {
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
