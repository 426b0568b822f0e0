import { redirect } from 'react-router';
import { AI_QUOTIENT_PATH } from '#src/domains/site-map/paths.ts';
import { servicesContext } from '#src/services.server.ts';
import { answerDownload } from '#src/site/leads/serve-download.server.ts';
import type { Route } from './+types/download-report.ts';
import { readRunCookies } from './run-cookie.server.ts';

/**
 * GET /api/download-report (design.md section 2): the visitor's own report. A browser without a result goes to the assessment;
 * a result whose report nobody asked for gets a page that says so.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { assessments } = context.get(servicesContext);
  const { token } = readRunCookies(request);
  const report = await assessments.getReport(token);
  if (report.state === 'no-report' && !(await assessments.getRun(token))?.isComplete)
    return redirect(AI_QUOTIENT_PATH, { status: 303, headers: { 'Cache-Control': 'no-store' } });
  return answerDownload(report);
}
