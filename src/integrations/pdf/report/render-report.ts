import { renderToBuffer } from '@react-pdf/renderer';
import type { Report } from '#src/domains/assessment/report.ts';
import { registerFonts } from '../fonts.ts';
import type { ReportSettings } from '../reports.server.ts';
import { NAME_ROOM } from './cover-page.tsx';
import { fitName } from './fit-name.ts';
import { clip, printable, readableName } from '../../fonts/printable.ts';
import { reportDocument } from './report-document.tsx';
import { dateText } from './words.ts';

registerFonts();

/** A company's name in a line of text, no longer than that. */
const IN_LINE = 44;

/** Sets a report: about half a second of work. */
export async function renderReport(
  given: Report,
  { publisher, siteUrl }: ReportSettings,
): Promise<Buffer> {
  const report = printable(given);
  const company = readableName(report.company, 'your company');
  const name = await fitName(
    readableName(report.company, 'Your company'),
    NAME_ROOM.width,
    NAME_ROOM.height,
  );
  const facts = {
    title: `AI Quotient report for ${clip(company, IN_LINE)}`,
    publisher,
    dated: dateText(report.completedAt),
    siteUrl,
  };
  return renderToBuffer(reportDocument(report, facts, name));
}
