import type { ReportPdfPort } from '#src/domains/assessment/report.ts';

export interface ReportSettings {
  /** name of the publisher */
  publisher: string;
  /** origin of links, without a trailing slash */
  siteUrl: string;
}

/** Renders reports as PDFs. The renderer is loaded with the first report, because it would slow down every start. */
export function createReports(settings: ReportSettings): ReportPdfPort {
  return {
    async render(report) {
      const { renderReport } = await import('./report/render-report.tsx');
      return renderReport(report, settings);
    },
  };
}
