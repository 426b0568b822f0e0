import type { ReportPdfPort } from '#src/domains/assessment/report.ts';

export interface ReportSettings {
  /** whose reports they are */
  publisher: string;
  /** origin of the links in them, without a trailing slash */
  siteUrl: string;
}

/** Reports as PDFs. The renderer is loaded with the first one: it would cost every start half a second. */
export function createReports(settings: ReportSettings): ReportPdfPort {
  return {
    async render(report) {
      const { renderReport } = await import('./report/render-report.ts');
      return renderReport(report, settings);
    },
  };
}
