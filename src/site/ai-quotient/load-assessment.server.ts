import type { RouterContextProvider } from 'react-router';
import type { PostedAssessment } from '#src/blocks/assessment/assessment-view.ts';
import type { OpenRun } from '#src/domains/assessment/assessments.server.ts';
import type { Assessments } from '#src/domains/assessment/create-assessments.server.ts';
import {
  type RunProgress,
  formatPlace,
  parsePlace,
  nearestReachable,
  resumePlace,
} from '#src/domains/assessment/flow.ts';
import { servicesContext } from '#src/services.server.ts';
import { readRunCookies } from './run-cookie.server.ts';

/** Loads the run of a browser without JavaScript, and the step that its address names. */
export async function loadAssessment(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<PostedAssessment> {
  const { assessments } = context.get(servicesContext);
  const { token, company, waiting } = readRunCookies(request);
  const run = await assessments.getRun(token);
  const known = knownOf(assessments, run, company);
  const requested = new URL(request.url).searchParams.get('step');
  const place =
    requested === null ? resumePlace(known) : nearestReachable(parsePlace(requested), known);
  const needsDetails = run?.isComplete && place.step === 'results';
  return {
    place: formatPlace(place),
    progress: {
      edition: assessments.editionOf(run).edition,
      company,
      companySize: run?.companySize ?? '',
      answers: known.answers,
      isReported: known.isReported,
    },
    waiting,
    details: needsDetails ? await assessments.getResult(token) : undefined,
  };
}

/** The flow's knowledge of a browser's run, which keeps its edition. A run whose edition no longer exists counts as not started. */
export function knownOf(
  assessments: Pick<Assessments, 'editionOf'>,
  run: OpenRun | undefined,
  company: string,
): RunProgress {
  const { edition, questions } = assessments.editionOf(run);
  const isKnown = run?.edition === edition;
  return {
    questions,
    answers: isKnown ? run.answers : {},
    hasCompany: company !== '' && isKnown,
    isReported: isKnown && run.isReported,
  };
}
