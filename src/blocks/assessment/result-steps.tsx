import type { PostedForm } from '#src/blocks/lead-form/form-view.ts';
import type { Result } from '#src/domains/assessment/score.ts';
import type { AssessmentView } from './assessment-view.ts';
import { ReportStep } from './report-step.tsx';
import { ResultsStep } from './results-step.tsx';
import { ThanksStep } from './thanks-step.tsx';
import type { Assessment } from './use-assessment.ts';

export interface ResultStepsProps {
  /** prefix of element ids */
  name: string;
  view: AssessmentView;
  assessment: Assessment;
  result: Result;
  posted: PostedForm | undefined;
}

/** The steps after the last question. */
export function ResultSteps(props: ResultStepsProps) {
  const { step } = props.assessment.place;
  if (step === 'results') return <ResultsStep {...props} />;
  return step === 'submit' ? <ReportStep {...props} /> : <ThanksStep {...props} />;
}
