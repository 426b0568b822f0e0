import { renderToBuffer } from '@react-pdf/renderer';
import type { Report } from '#src/domains/assessment/report.ts';
import { formatResultDate } from '#src/domains/assessment/result-date.ts';
import '../fonts.ts';
import type { ReportSettings } from '../reports.server.ts';
import { NAME_ROOM, CoverPage } from './cover-page.tsx';
import { fitName, type FittedName } from './fit-name.ts';
import { hasOtherScripts } from '../../fonts/other-scripts.ts';
import { clip, toPrintable, readableName } from '../../fonts/printable.ts';
import { GuideDocument } from '#src/integrations/pdf/guide-document.tsx';
import type { GuideFacts } from '#src/integrations/pdf/guide-page.tsx';
import { AnswersPage } from './answers-page.tsx';
import { NextSteps } from './next-steps.tsx';
import { PillarPage } from './pillar-page.tsx';
import { ResultPage } from './result-page.tsx';
import { RoadmapPage } from './roadmap-page.tsx';

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

/** Number of pillars whose longest possible answers fit on a page. */
const PILLARS_A_PAGE = 2;

/** The report: cover, result, one page per pillar, roadmap, all answers, and next steps. */
function reportDocument(report: Report, facts: GuideFacts, name: FittedName) {
  const { pillars } = report.explanation;
  const answered = pillars
    .map((_, index) => pillars.slice(index, index + PILLARS_A_PAGE))
    .filter((_, index) => index % PILLARS_A_PAGE === 0);
  const roadmap = pillars.length + 3;
  const pages = roadmap + answered.length;
  const frame = (page: number) => ({ ...facts, page, pages });
  return (
    <GuideDocument
      guide={facts}
      subject={`AI Quotient of ${report.result.percentage}%: ${report.result.readinessLevel}`}
      keywords="AI readiness, AI Quotient, roadmap"
      pageLayout="singlePage"
    >
      <CoverPage report={report} frame={frame(1)} name={name} />
      <ResultPage report={report} frame={frame(2)} />
      {pillars.map(({ pillar }, index) => (
        <PillarPage key={pillar} report={report} frame={frame(index + 3)} index={index} />
      ))}
      <RoadmapPage report={report} frame={frame(roadmap)} />
      {answered.map((some, index) => {
        const last = index === answered.length - 1;
        const here = frame(roadmap + 1 + index);
        return (
          <AnswersPage
            key={index}
            report={report}
            frame={here}
            pillars={some}
            foot={last ? 'copper' : 'paper'}
          >
            {last && <NextSteps report={report} frame={here} roadmap={roadmap} />}
          </AnswersPage>
        );
      })}
    </GuideDocument>
  );
}
