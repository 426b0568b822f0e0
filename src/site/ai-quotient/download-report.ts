import { redirect } from 'react-router';
import { AI_QUOTIENT_PATH } from '#src/domains/site-map/paths.ts';
import { servicesContext } from '#src/services.server.ts';
import { serveDownload } from '#src/site/leads/serve-download.server.ts';
import type { Route } from './+types/download-report.ts';
import { readRunCookies } from './run-cookie.server.ts';

/**
 * GET /api/download-report: the visitor's own report as a PDF. Redirects a browser without a result to the assessment. For a
 * result without a requested report, returns a page that explains how to get one.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { assessments, frame } = context.get(servicesContext);
  const { token } = readRunCookies(request);
  const report = await assessments.getReport(token);
  if (report.state === 'no-report' && !(await assessments.getRun(token))?.isComplete)
    return redirect(AI_QUOTIENT_PATH, { status: 303, headers: { 'Cache-Control': 'no-store' } });
  return serveDownload(report, await frame.read());
}
