import type { RouterContextProvider } from 'react-router';
import type { PostedAssessment } from '#src/blocks/assessment/assessment-view.ts';
import type { Assessments, OpenRun } from '#src/domains/assessment/assessments.server.ts';
import {
  type RunProgress,
  formatPlace,
  parsePlace,
  nearestReachable,
  resumePlace,
} from '#src/domains/assessment/flow.ts';
import { servicesContext } from '#src/services.server.ts';
import { readRunCookies } from './run-cookie.server.ts';

/** The run of a browser without JavaScript, and the place it asks for. */
export async function openPage(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<PostedAssessment> {
  const { assessments } = context.get(servicesContext);
  const { token, company } = readRunCookies(request);
  const run = await assessments.getRun(token);
  const known = knownOf(assessments, run, company);
  const asked = new URL(request.url).searchParams.get('step');
  const place = asked === null ? resumePlace(known) : nearestReachable(parsePlace(asked), known);
  const needsDetails = run?.isComplete && place.step === 'results';
  return {
    place: formatPlace(place),
    progress: {
      edition: assessments.current.edition,
      company,
      companySize: run?.companySize ?? '',
      answers: known.answers,
      isReported: known.isReported,
    },
    details: needsDetails ? await assessments.getResult(token) : undefined,
  };
}

/** What is known of a browser's run. One of an older edition is told by its report; today's questions begin anew. */
export function knownOf(
  { current: { edition, questions } }: Pick<Assessments, 'current'>,
  run: OpenRun | undefined,
  company: string,
): RunProgress {
  const isCurrent = run?.edition === edition;
  return {
    questions,
    answers: isCurrent ? run.answers : {},
    hasCompany: company !== '' && isCurrent,
    isReported: isCurrent && run.isReported,
  };
}
