import { Text, View, renderToBuffer } from '@react-pdf/renderer';
import type { Report } from '#src/domains/assessment/report.ts';
import { formatResultDate } from '#src/domains/assessment/result-date.ts';
import '../fonts.ts';
import type { Publisher } from '../guides.server.ts';
import { CoverPage, NAME_ROOM } from './cover-page.tsx';
import { type FittedName, fitName } from './fit-name.ts';
import { hasOtherScripts } from '../../fonts/other-scripts.ts';
import { clip, readableName, toPrintable } from '../../fonts/printable.ts';
import { GuideDocument } from '#src/integrations/pdf/guide-document.tsx';
import { type GuideFacts, type GuideFrame, GuidePage } from '#src/integrations/pdf/guide-page.tsx';
import { PillarPage } from './pillar-page.tsx';
import { ResultPage } from './result-page.tsx';
import { RoadmapPage } from './roadmap-page.tsx';
import { BOOK_AUDIT_PATH } from '#src/domains/site-map/paths.ts';
import { CALL_TO_ACTION_HEIGHT, CallToAction } from '../call-to-action.tsx';
import {
  ACROSS,
  COLORS,
  RULE_ABOVE,
  SHEET,
  TEXT,
  TYPE,
  columns,
  familiesFor,
} from '../pdf-styles.ts';
import type { ReactNode } from 'react';
import type { ExplainedAnswer, ExplainedPillar } from '#src/domains/assessment/explain.ts';
import { Headline } from '../opening.tsx';
import { pillarShade } from '#src/ui/drawings/ribbon.ts';
import { Points } from './points.tsx';

/** Maximum length of a company name in a line of text. */
const MAX_INLINE_NAME_LENGTH = 44;

/** Renders a report, which takes about half a second. */
export async function renderReport(given: Report, publisher: Publisher): Promise<Buffer> {
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
    ...publisher,
    dated: formatResultDate(report.completedAt),
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

const ASK = {
  text: 'Bring this report. In one session we choose the first step, its owner, and the number that will show it worked.',
  label: 'Book AI Strategy Session',
  href: BOOK_AUDIT_PATH,
} as const;

interface NextStepsProps {
  report: Report;
  frame: GuideFrame;
  /** page number of the roadmap */
  roadmap: number;
}

/** The next steps, above the copper band on the last page. */
function NextSteps({ report, frame, roadmap }: NextStepsProps) {
  const items = [
    [
      'This week',
      `Show pages 2 and ${roadmap} to the people who own these areas, and name an owner for each step.`,
    ],
    [
      'Soon',
      `A member of our team reaches out to ${clip(readableName(report.person.firstName, 'you'), 40)} for a strategy session.`,
    ],
    [
      'After 90 days',
      'Answer the questions again. The next report shows what has changed in each pillar.',
    ],
  ] as const;
  return (
    <>
      <View
        style={{
          ...ACROSS,
          bottom: CALL_TO_ACTION_HEIGHT + 30,
        }}
      >
        <Text style={{ ...TYPE.h1, fontSize: 34, letterSpacing: -1.1, marginBottom: 16 }}>
          What happens next
        </Text>
        <View style={{ flexDirection: 'row', gap: 12 }}>
          {items.map(([when, what]) => (
            <View
              key={when}
              style={{
                width: columns(4),
                ...RULE_ABOVE,
                paddingTop: 9,
                paddingRight: 8,
              }}
            >
              <Text style={{ ...TYPE.h4, marginBottom: 4 }}>{when}</Text>
              <Text style={{ ...TYPE.text, fontFamily: familiesFor(what, TEXT) }}>{what}</Text>
            </View>
          ))}
        </View>
      </View>
      <CallToAction ask={ASK} siteUrl={frame.siteUrl} />
    </>
  );
}

interface AnswersPageProps {
  report: Report;
  frame: GuideFrame;
  pillars: readonly ExplainedPillar[];
  foot?: 'paper' | 'copper';
  children?: ReactNode;
}

/** All answers of the given pillars, with their points. */
function AnswersPage({ report, frame, pillars, foot = 'paper', children }: AnswersPageProps) {
  const { answers, pillars: all } = report.explanation;
  const first = pillars[0] === all[0];
  const names = pillars.map(({ pillar }) => pillar).join(', ');
  return (
    <GuidePage frame={frame} bookmark={`All answers: ${names}`} foot={foot}>
      <View style={{ margin: `44 ${SHEET.margin} 0` }}>
        {first && (
          <Headline
            text={`All ${answers.length} answers`}
            style={{ marginLeft: -2, marginTop: 4, marginBottom: 14 }}
          />
        )}
        {pillars.map((pillar) => (
          <Answers
            key={pillar.pillar}
            pillar={pillar}
            answers={answers.filter((answer) => answer.pillar === pillar.pillar)}
            shade={pillarShade(all.indexOf(pillar), all.length)}
          />
        ))}
      </View>
      {children}
    </GuidePage>
  );
}

interface AnswersProps {
  pillar: ExplainedPillar;
  answers: readonly ExplainedAnswer[];
  shade: string;
}

function Answers({ pillar, answers, shade }: AnswersProps) {
  return (
    <View style={{ marginTop: 18 }}>
      <View style={{ flexDirection: 'row', alignItems: 'flex-end', marginBottom: 6 }}>
        <Text style={{ ...TYPE.h3, fontSize: 17, flexGrow: 1 }}>{pillar.pillar}</Text>
        <Text style={{ ...TYPE.text, color: COLORS.ink2 }}>
          {pillar.score} of {pillar.maxScore} points
        </Text>
      </View>
      <View style={{ height: 4, backgroundColor: shade }} />
      {answers.map((answer) => (
        <View
          key={answer.questionId}
          style={{
            flexDirection: 'row',
            borderBottomWidth: 0.75,
            borderBottomColor: COLORS.rule,
            paddingVertical: 7,
            minHeight: 46,
          }}
        >
          <Text style={{ ...TYPE.note, ...TYPE.strong, width: 22 }}>{answer.questionId}</Text>
          <Text style={{ ...TYPE.note, width: columns(6) - 22, paddingRight: 14 }}>
            {answer.question}
          </Text>
          <Text
            style={{ ...TYPE.note, ...TYPE.strong, flex: 1, paddingLeft: 12, paddingRight: 12 }}
          >
            {answer.answer}
          </Text>
          <Points value={answer.value} />
        </View>
      ))}
    </View>
  );
}
