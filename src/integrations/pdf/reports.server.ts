import type { ReportPdfPort } from '#src/domains/assessment/report.ts';
import type { PublisherReader } from './guides.server.ts';

/** Renders reports as PDFs. The renderer is loaded with the first report, because it would slow down every start. */
export function createReports(publisher: Pick<PublisherReader, 'read'>): ReportPdfPort {
  return {
    async render(report) {
      const { renderReport } = await import('./report/render-report.tsx');
      return renderReport(report, await publisher.read());
    },
  };
}
