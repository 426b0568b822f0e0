import { Text, View } from '@react-pdf/renderer';
import type { ExplainedPillar, ExplainedAnswer } from '#src/domains/assessment/explain.ts';
import type { Report } from '#src/domains/assessment/report.ts';
import { MAX_OPTION_VALUE } from '#src/domains/assessment/score.ts';
import { bar } from '../bands.ts';
import { SheetDrawing } from '../drawing.tsx';
import { type GuideFrame, GuidePage } from '../guide-page.tsx';
import { Headline } from '../opening.tsx';
import { ACROSS, COLORS, RULE_ABOVE, SHEET, TYPE, columns } from '../pdf-styles.ts';
import { LevelTag } from './level-tag.tsx';
import { Percent } from './percent.tsx';
import { pillarShade } from '#src/ui/drawings/ribbon.ts';
import { StoryPanel } from './story-panel.tsx';
import { formatPeers, formatChange, twoLines } from './format.ts';
import { Points } from './points.tsx';

const BAND = { middle: 166, perPoint: 0.44 } as const;
const BODY = { top: 206, bottom: 622 } as const;

interface PillarPageProps {
  report: Report;
  frame: GuideFrame;
  /** index of the pillar */
  index: number;
}

/** A pillar: its percentage, the finding, the two weakest answers with actions, and a success story. */
export function PillarPage({ report, frame, index }: PillarPageProps) {
  const pillars = report.explanation.pillars;
  const pillar = pillars[index]!;
  const shade = pillarShade(index, pillars.length);
  const story = report.stories.find(({ slug }) => slug === pillar.story);
  const width = pillar.percentage * BAND.perPoint;
  const full = 100 * BAND.perPoint;
  const band = [
    { d: bar(0, BAND.middle - full / 2, SHEET.width, full), fill: COLORS.ghost },
    { d: bar(0, BAND.middle - width / 2, SHEET.width, width), fill: shade },
  ];
  return (
    <GuidePage frame={frame} bookmark={pillar.pillar} foot={story ? 'pine' : 'paper'}>
      <SheetDrawing shapes={band} />
      <View
        style={{
          flexDirection: 'row',
          justifyContent: 'space-between',
          alignItems: 'flex-end',
          height: 92,
          margin: `34 ${SHEET.margin} 0`,
        }}
      >
        <Headline
          text={twoLines(pillar.pillar)}
          style={{ width: columns(8), marginLeft: -2 }}
          type={{ fontSize: 35, letterSpacing: -1.25 }}
        />
        <View style={{ width: columns(4), paddingBottom: 4 }}>
          <Percent value={pillar.percentage} size={86} />
        </View>
      </View>
      <View
        style={{
          ...ACROSS,
          top: BODY.top,

          height: BODY.bottom - BODY.top,
        }}
      >
        <View style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
          <Text style={{ ...TYPE.lead, fontSize: 11, width: columns(8) - 14 }}>
            {pillar.finding}
          </Text>
          <Aside report={report} pillar={pillar} />
        </View>
        <Text style={{ ...TYPE.h3, fontSize: 17, marginTop: 20, marginBottom: 8 }}>
          {weakestTitle(pillar)}
        </Text>
        {pillar.weakest.map((answer) => (
          <WeakAnswer key={answer.questionId} answer={answer} />
        ))}
      </View>
      {story && <StoryPanel story={story} siteUrl={frame.siteUrl} />}
    </GuidePage>
  );
}

function weakestTitle({ weakest }: ExplainedPillar) {
  const open = weakest.filter(({ value }) => value < MAX_OPTION_VALUE).length;
  if (open === 0) return 'Top answers throughout: two to maintain';
  return open === 1
    ? 'The answer with the most to gain, and one to maintain'
    : 'The two answers with the most to gain';
}

/** Beside the finding: level, points, peer average and change. */
function Aside({ report, pillar }: { report: Report; pillar: ExplainedPillar }) {
  const { comparison, change } = report;
  const average = comparison?.pillars[pillar.pillar];
  const points = change?.pillars[pillar.pillar];
  const line = { ...TYPE.text, color: COLORS.ink2, marginTop: 5 };
  return (
    <View style={{ width: columns(4), alignItems: 'flex-start' }}>
      <LevelTag level={pillar.level} size={12} />
      <Text style={{ ...line, marginTop: 9 }}>
        {pillar.score} of {pillar.maxScore} points
      </Text>
      {comparison && average !== undefined && (
        <Text style={line}>
          Average of {formatPeers(comparison)}: {average}%
        </Text>
      )}
      {points !== undefined && <Text style={line}>Since last time: {formatChange(points)}</Text>}
    </View>
  );
}

/** A question with its answer and the next action. */
function WeakAnswer({ answer }: { answer: ExplainedAnswer }) {
  const label = { ...TYPE.note, color: COLORS.ink2, marginBottom: 2 };
  return (
    <View
      style={{
        flexGrow: 1,
        ...RULE_ABOVE,
        paddingTop: 9,
        paddingBottom: 13,
      }}
    >
      <View style={{ flexDirection: 'row', marginBottom: 8 }}>
        <Text style={{ ...TYPE.h4, width: 26 }}>{answer.questionId}</Text>
        <Text style={{ ...TYPE.h4, flex: 1 }}>{answer.question}</Text>
      </View>
      <View style={{ flexDirection: 'row', paddingLeft: 26 }}>
        <View style={{ width: columns(5) - 26, paddingRight: 14 }}>
          <Text style={label}>Your answer</Text>
          <Text style={{ ...TYPE.text, marginBottom: 4 }}>{answer.answer}</Text>
          <Points value={answer.value} />
        </View>
        <View style={{ flex: 1, paddingLeft: 12 }}>
          <Text style={label}>
            {answer.value === MAX_OPTION_VALUE ? 'How to keep it up' : 'Next step'}
          </Text>
          <Text style={{ ...TYPE.text, ...TYPE.strong, fontSize: 10 }}>{answer.action}</Text>
        </View>
      </View>
    </View>
  );
}
