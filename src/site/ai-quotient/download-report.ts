import { redirect } from 'react-router';
import { servicesContext } from '#src/services.server.ts';
import { answerDownload } from '#src/site/leads/answer-download.server.ts';
import type { Route } from './+types/download-report.ts';
import { readRunCookies } from './run-cookie.server.ts';

/**
 * GET /api/download-report (design.md section 2): the visitor's own report. A browser without a run goes to the assessment; a
 * cookie that is not ours, or whose report nobody asked for, gets a page that says so.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { token } = readRunCookies(request);
  const headers = { 'Cache-Control': 'no-store' };
  if (!token) return redirect('/ai-quotient', { status: 303, headers });
  return answerDownload(await context.get(servicesContext).assessments.report(token));
}
