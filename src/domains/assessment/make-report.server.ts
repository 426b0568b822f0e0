import type { Leads } from '#src/domains/leads/leads.server.ts';
import type { EmailedReport } from '#src/domains/leads/emails/email-templates.ts';
import { LEVEL_COLORS } from './level-colors.ts';
import type { Report, ReportPdfPort } from './report.ts';
import type { Run } from './run.ts';
import { viewResult, type ViewDeps } from './view-result.server.ts';

export interface ReportDeps extends ViewDeps {
  leads: Pick<Leads, 'find'>;
  pdf: ReportPdfPort;
}

/** Makes the personal report of a run. Returns undefined if it was not requested, or its lead was erased. */
export async function makeReport(
  deps: ReportDeps,
  run: Run | undefined,
): Promise<EmailedReport | undefined> {
  const lead = run?.leadId ? await deps.leads.find(run.leadId) : undefined;
  const view = run && lead && (await viewResult(deps, run));
  if (!view) return undefined;
  const { firstName = '', lastName = '', jobTitle = '', company = '' } = lead.fields;
  const { percentage, readinessLevel, pillarScores } = view.result;
  const report: Report = {
    ...view,
    company,
    person: { firstName, lastName, jobTitle },
    edition: run.edition,
  };
  return {
    fileName: 'ai-quotient-report.pdf',
    file: await deps.pdf.render(report),
    percentage,
    level: readinessLevel,
    levelColor: LEVEL_COLORS[readinessLevel].bright,
    pillars: pillarScores.map(({ pillar, percentage: share }) => ({ pillar, percentage: share })),
  };
}
