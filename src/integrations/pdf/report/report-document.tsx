import type { Report } from '#src/domains/assessment/report.ts';
import { GuideDocument } from '../guide-document.tsx';
import type { GuideFacts } from '../guide-page.tsx';
import { AnswersPage } from './answers-page.tsx';
import { CoverPage } from './cover-page.tsx';
import type { FittedName } from './fit-name.ts';
import { NextSteps } from './next-steps.tsx';
import { PillarPage } from './pillar-page.tsx';
import { ResultPage } from './result-page.tsx';
import { RoadmapPage } from './roadmap-page.tsx';

/** Number of pillars whose longest possible answers fit on a page. */
const PILLARS_A_PAGE = 2;

/** The report: cover, result, one page per pillar, roadmap, all answers, and next steps. */
export function reportDocument(report: Report, facts: GuideFacts, name: FittedName) {
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
