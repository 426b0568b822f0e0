import type { FormField, FormView, PostedForm } from '#src/blocks/lead-form/form-view.ts';
import type { ResultView } from '#src/domains/assessment/assessments.server.ts';
import type { QuestionnaireView } from '#src/domains/assessment/questionnaire.ts';
import type { Progress } from './device.ts';

/** The assessment as plain data: questions, forms and endpoints. */
export interface AssessmentView {
  questionnaire: QuestionnaireView;
  companyFields: readonly FormField[];
  /** the report form */
  form: FormView;
  /** path to which a browser without JavaScript posts every step, and where its run continues */
  action: string;
  /** base path of `run`, `answers`, `share` and `booked`; if empty, no requests are sent (style guide) */
  api: string;
}

/** The initial state on the page that works without JavaScript. */
export interface PostedAssessment {
  /** name of the place to show */
  place: string;
  progress: Progress;
  /** id of the option of the first question that was chosen on another page */
  waiting?: string | undefined;
  details?: ResultView | undefined;
  /** the result of posting this step's form */
  posted?: PostedForm | undefined;
}
