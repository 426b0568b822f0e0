import { Text, View } from '@react-pdf/renderer';
import type {
  ExplainedAnswer,
  ExplainedPillar,
  RoadmapMonth,
  Explanation,
} from '#src/domains/assessment/explain.ts';
import type { Report } from '#src/domains/assessment/report.ts';
import { MAX_OPTION_VALUE } from '#src/domains/assessment/score.ts';
import { SheetDrawing, type Shape } from '../drawing.tsx';
import { type GuideFrame, GuidePage } from '../guide-page.tsx';
import { Note, Opening } from '../opening.tsx';
import { COLORS, RULE_ABOVE, SHEET, TYPE, columnStart, columns } from '../pdf-styles.ts';
import { formatCount } from './format.ts';
import { sum, pillarShade, ribbon } from '#src/ui/drawings/ribbon.ts';
import { bar } from '../bands.ts';

/** Position of the river, and the thickness of one step's strand. */
const RIVER = { bottom: 282, strand: 9, top: 172, turn: 118 } as const;

/** A strand per step in the shade of its pillar. It starts in its month and joins those of the months before. */
function planRiver({ roadmap, pillars }: Explanation): Shape[] {
  const shade = (pillar: string) =>
    pillarShade(
      pillars.findIndex((one) => one.pillar === pillar),
      pillars.length,
    );
  const steps = roadmap.flatMap(({ steps }, month) =>
    steps.map((step, place) => ({ pillar: step.pillar, month, place, count: steps.length })),
  );
  if (steps.length === 0) return pillars.map(({ pillar }, index) => full(index, shade(pillar)));
  return steps
    .map(({ pillar, month, place, count }, index) => {
      const width = RIVER.strand + 0.3;
      const x = columnStart(1 + month * 4);
      const y = RIVER.bottom - (index + 1) * RIVER.strand;
      const start = { x: x + place * 13, y: RIVER.top + (count - 1 - place) * 14, width };
      const joins = { x: x + RIVER.turn, y, width };
      return {
        d: ribbon(start, joins) + bar(joins.x - 0.2, y, SHEET.width - joins.x + 0.2, width),
        fill: shade(pillar),
      };
    })
    .toReversed();
}

/** A pillar's band across the page, for a roadmap without steps. */
const full = (index: number, fill: string): Shape => ({
  d: bar(0, RIVER.bottom - (index + 1) * 16, SHEET.width, 16.3),
  fill,
});

const FULL_MONTH = 3;

/** The next ninety days: the lowest answers first, three per month. */
export function RoadmapPage({ report, frame }: { report: Report; frame: GuideFrame }) {
  const { roadmap } = report.explanation;
  const count = sum(roadmap.map(({ steps }) => steps.length));
  return (
    <GuidePage frame={frame} bookmark="90-day roadmap">
      <SheetDrawing shapes={planRiver(report.explanation)} />
      <Opening
        headline={
          count === 0 ? '90 days\nto keep it up' : `90 days,\n${formatCount(count, 'step')}`
        }
        lead={
          count === 0
            ? 'Every answer is already the best one. The work now is to notice early when that changes.'
            : 'The lowest answers come first. Ties follow the order of the questions, because later steps build on earlier ones.'
        }
      />
      <View
        style={{
          position: 'absolute',
          top: 296,
          left: SHEET.margin,
          flexDirection: 'row',
          gap: 12,
        }}
      >
        {roadmap.map((month) => (
          <Month key={month.title} {...month} />
        ))}
      </View>
      {count === 0 && <Keep pillars={report.explanation.pillars} />}
      <Note>
        {count === 0
          ? 'The five bands are the five pillars, each at 100%.'
          : 'Each strand is one step, in the color of its pillar. The band they form thickens with each step that is done.'}
      </Note>
    </GuidePage>
  );
}

function Month({ title, steps }: RoadmapMonth) {
  return (
    <View style={{ width: columns(4), paddingRight: 6 }}>
      <Text style={{ ...TYPE.h3, fontSize: 18, letterSpacing: -0.4, marginBottom: 8 }}>
        {title}
      </Text>
      {steps.map((step) => (
        <Step key={step.questionId} {...step} />
      ))}
      {steps.length < FULL_MONTH && <Free steps={steps.length} />}
    </View>
  );
}

const RULE = { ...RULE_ABOVE, paddingVertical: 7 } as const;

function Step({ questionId, pillar, action, value }: ExplainedAnswer) {
  return (
    <View style={RULE}>
      <Text style={TYPE.text}>{action}</Text>
      <Text style={{ ...TYPE.note, color: COLORS.ink2, marginTop: 3 }}>
        {`Question ${questionId}, ${pillar}. Now ${value} of ${MAX_OPTION_VALUE}.`}
      </Text>
    </View>
  );
}

/** The note in a month with fewer than three steps. */
function Free({ steps }: { steps: number }) {
  return (
    <View style={RULE}>
      <Text style={{ ...TYPE.text, color: COLORS.ink2 }}>
        {steps === 0
          ? 'No step is due this month. Check that what works is still being done, and who does it.'
          : 'The rest of this month is free. Use it to finish what was started.'}
      </Text>
    </View>
  );
}

/** For a result of best answers only: how to stay there in each pillar. */
function Keep({ pillars }: { pillars: readonly ExplainedPillar[] }) {
  return (
    <View style={{ position: 'absolute', top: 404, left: SHEET.margin, right: SHEET.margin }}>
      <Text style={{ ...TYPE.h3, fontSize: 18, letterSpacing: -0.4, marginBottom: 8 }}>
        What keeps each pillar at 100%
      </Text>
      {pillars.map(({ pillar, weakest: [first] }) => (
        <View key={pillar} style={{ ...RULE, flexDirection: 'row', gap: 12 }}>
          <Text style={{ ...TYPE.h4, width: columns(4), paddingRight: 10 }}>{pillar}</Text>
          <Text style={{ ...TYPE.text, flex: 1 }}>{first?.action}</Text>
        </View>
      ))}
    </View>
  );
}
