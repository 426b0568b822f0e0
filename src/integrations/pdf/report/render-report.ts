import { renderToBuffer } from '@react-pdf/renderer';
import type { Report } from '#src/domains/assessment/report.ts';
import { formatResultDate } from '#src/domains/assessment/result-date.ts';
import '../fonts.ts';
import type { ReportSettings } from '../reports.server.ts';
import { NAME_ROOM } from './cover-page.tsx';
import { fitName } from './fit-name.ts';
import { hasOtherScripts } from '../../fonts/other-scripts.ts';
import { clip, toPrintable, readableName } from '../../fonts/printable.ts';
import { reportDocument } from './report-document.tsx';

/** Maximum length of a company name in a line of text. */
const MAX_INLINE_NAME_LENGTH = 44;

/** Renders a report, which takes about half a second. */
export async function renderReport(
  given: Report,
  { publisher, siteUrl }: ReportSettings,
): Promise<Buffer> {
  const typed = [given.company, ...Object.values(given.person)].join(' ');
  const hasGlyph = hasOtherScripts(typed) ? await loadOtherFonts() : undefined;
  const report = toPrintable(given, hasGlyph);
  const company = readableName(report.company, 'your company');
  const name = await fitName(
    readableName(report.company, 'Your company'),
    NAME_ROOM.width,
    NAME_ROOM.height,
  );
  const facts = {
    title: `AI Quotient report for ${clip(company, MAX_INLINE_NAME_LENGTH)}`,
    publisher,
    dated: formatResultDate(report.completedAt),
    siteUrl,
  };
  return renderToBuffer(reportDocument(report, facts, name));
}

async function loadOtherFonts() {
  const { registerOtherFonts } = await import('../other-fonts.ts');
  return registerOtherFonts();
}
