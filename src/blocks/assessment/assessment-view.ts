import type { FormField, FormView, PostedForm } from '#src/blocks/lead-form/form-view.ts';
import type { ResultView } from '#src/domains/assessment/assessments.server.ts';
import type { QuestionnaireView } from '#src/domains/assessment/questionnaire.ts';
import type { Progress } from './device.ts';

/** The assessment as plain data: what is asked, and where answers go. */
export interface AssessmentView {
  questionnaire: QuestionnaireView;
  companyFields: readonly FormField[];
  /** asks for the report */
  form: FormView;
  /** where a browser without JavaScript posts every step, and where the run goes on without it */
  action: string;
  /** below it lie `run`, `answers`, `share` and `booked`; empty: nothing is asked or kept, as in the style guide */
  api: string;
}

/** Where a page of its own begins, by what the server knows of the run. */
export interface PostedAssessment {
  /** name of the place to show */
  place: string;
  progress: Progress;
  details?: ResultView | undefined;
  /** what came of the form of this step */
  posted?: PostedForm | undefined;
}
