import { Path, Svg, Text, View } from '@react-pdf/renderer';
import type { Report } from '#src/domains/assessment/report.ts';
import { type GuideFrame, GuidePage } from '../guide-page.tsx';
import { Headline, Note } from '../opening.tsx';
import {
  ACROSS,
  COLORS,
  DISPLAY,
  RULE_ABOVE,
  SHEET,
  TYPE,
  columnStart,
  columns,
} from '../pdf-styles.ts';
import { LevelScale } from './level-tag.tsx';
import type { Result } from '#src/domains/assessment/score.ts';
import { arc, bar } from '../bands.ts';
import { LEVEL_COLORS } from '#src/domains/assessment/level-colors.ts';
import { Percent } from './percent.tsx';
import { formatResultDate } from '#src/domains/assessment/result-date.ts';
import { formatChange, formatPeers } from './format.ts';
import { type Shape, SheetDrawing } from '../drawing.tsx';
import { pillarShade, ribbon } from '#src/ui/drawings/ribbon.ts';

const THICKNESS = 17;

/** The overall percentage as a ring, with the number and the points. */
function Gauge({ result, size }: { result: Result; size: number }) {
  const { percentage, readinessLevel, totalScore, maxPossibleScore } = result;
  const middle = size / 2;
  const ring = { center: [middle, middle], radius: middle - THICKNESS / 2, from: 0 } as const;
  const line = { fill: 'none', strokeWidth: THICKNESS } as const;
  return (
    <View style={{ width: size, height: size, alignItems: 'center', paddingTop: size * 0.36 }}>
      <Svg
        viewBox={`0 0 ${size} ${size}`}
        style={{ position: 'absolute', left: 0, top: 0, width: size, height: size }}
      >
        <Path {...line} d={arc({ ...ring, to: 1 })} stroke={COLORS.ghost} />
        <Path
          {...line}
          d={arc({ ...ring, to: percentage / 100 })}
          stroke={LEVEL_COLORS[readinessLevel].solid}
        />
      </Svg>
      <View style={{ marginLeft: size * 0.04 }}>
        <Percent value={percentage} size={size * (percentage < 100 ? 0.34 : 0.27)} />
      </View>
      <Text style={{ ...TYPE.note, color: COLORS.ink2, marginTop: 9 }}>
        {totalScore} of {maxPossibleScore} points
      </Text>
    </View>
  );
}

const CHART = { top: 322, bottom: 722 } as const;
const STANDING = 76;

/** Page 2: the result on one page. */
export function ResultPage({ report, frame }: { report: Report; frame: GuideFrame }) {
  const { result, explanation, comparison, change } = report;
  const stands = Boolean(comparison ?? change);
  const room = CHART.bottom - CHART.top - (stands ? STANDING : 0) - 36;
  return (
    <GuidePage frame={frame} bookmark="Your result">
      <View
        style={{
          flexDirection: 'row',
          justifyContent: 'space-between',
          margin: `48 ${SHEET.margin} 0`,
          height: 206,
        }}
      >
        <View style={{ width: columns(8) - 20 }}>
          <Headline text={`Your level:\n${result.readinessLevel}`} style={{ marginLeft: -2 }} />
          <Text style={{ ...TYPE.lead, fontSize: 11, marginTop: 20 }}>{explanation.meaning}</Text>
        </View>
        <Gauge result={result} size={columns(4)} />
      </View>
      <View style={{ margin: `16 ${SHEET.margin} 0` }}>
        <LevelScale level={result.readinessLevel} />
      </View>
      <PillarBands report={report} top={CHART.top} pitch={room / result.pillarScores.length} />
      {stands && (
        <View
          style={{
            ...ACROSS,
            top: CHART.bottom - 36 - STANDING + 8,
          }}
        >
          <Standing report={report} />
        </View>
      )}
      <Note>{howToRead(report)}</Note>
    </GuidePage>
  );
}

function howToRead({ comparison, change }: Report) {
  const begins = change ? ' It starts at last time’s percentage.' : '';
  const marks = comparison
    ? ' The height of the marker is the average of the other companies.'
    : '';
  return `The thickness of each band is the percentage of its pillar.${begins}${marks}`;
}

/** The comparison with peers and the change since the previous result, if available. */
function Standing({ report: { comparison, change } }: { report: Report }) {
  return (
    <View style={{ flexDirection: 'row', gap: 12 }}>
      {comparison && (
        <Fact
          figure={`${comparison.aheadOf}%`}
          text={`Ahead of ${comparison.aheadOf}% of ${formatPeers(comparison)}. Their average is ${comparison.average}%.`}
        />
      )}
      {change && <Fact figure={formatChange(change.overall)} text={changeText(change)} />}
    </View>
  );
}

function changeText({ overall, since }: NonNullable<Report['change']>) {
  if (overall === 0) return `The same score as on ${formatResultDate(since)}.`;
  const unit = Math.abs(overall) === 1 ? 'point' : 'points';
  return `${formatChange(overall)} ${unit} since ${formatResultDate(since)}.`;
}

function Fact({ figure, text }: { figure: string; text: string }) {
  return (
    <View
      style={{
        width: columns(6),
        flexDirection: 'row',
        alignItems: 'center',
        ...RULE_ABOVE,
        paddingTop: 8,
      }}
    >
      <Text style={{ fontFamily: DISPLAY, fontSize: 46, lineHeight: 1.1, letterSpacing: -2 }}>
        {figure}
      </Text>
      <Text style={{ ...TYPE.text, flex: 1, paddingLeft: 14, paddingRight: 10 }}>{text}</Text>
    </View>
  );
}

const PER_POINT = 0.4;
const START = columnStart(7);
const TURN = columnStart(9);
const MARKER = columnStart(11) + 8;

interface Rows {
  top: number;
  pitch: number;
}

/** Bands that run off the page. Each starts as thick as the previous result; a marker is as tall as the peers' average. */
function bands({ result, change, comparison }: Report, { top, pitch }: Rows): Shape[] {
  return result.pillarScores.flatMap(({ pillar, percentage }, index) => {
    const middle = top + (index + 0.5) * pitch;
    const end = (x: number, share: number) => {
      const width = Math.max(0, share) * PER_POINT;
      return { x, y: middle - width / 2, width };
    };
    const now = end(TURN, percentage);
    const before = end(START, percentage - (change?.pillars[pillar] ?? 0));
    const average = comparison?.pillars[pillar];
    const shape = ribbon(before, now) + bar(TURN - 0.2, now.y, SHEET.width - TURN, now.width);
    const marks = average === undefined ? [] : marker(end(MARKER, average));
    return [{ d: shape, fill: pillarShade(index, result.pillarScores.length) }, ...marks];
  });
}

function marker({ x, y, width }: { x: number; y: number; width: number }): Shape[] {
  const d = `M${x} ${y}V${y + width}M${x - 5} ${y}H${x + 5}M${x - 5} ${y + width}H${x + 5}`;
  return [
    { d, stroke: COLORS.paper, width: 5 },
    { d, stroke: COLORS.pineDeep, width: 1.8 },
  ];
}

/** A row per pillar: its name, its percentage, and a band of that thickness. */
function PillarBands({ report, top, pitch }: Rows & { report: Report }) {
  const { comparison, change, explanation } = report;
  return (
    <>
      <SheetDrawing shapes={bands(report, { top, pitch })} />
      {explanation.pillars.map(({ pillar, percentage, level }, index) => {
        const average = comparison?.pillars[pillar];
        const points = change?.pillars[pillar];
        return (
          <View
            key={pillar}
            style={{
              position: 'absolute',
              top: top + index * pitch,
              left: SHEET.margin,
              width: columns(6) - 8,
              height: pitch,
              flexDirection: 'row',
              alignItems: 'center',
              ...RULE_ABOVE,
            }}
          >
            <View style={{ flex: 1, paddingRight: 4 }}>
              <Text style={{ ...TYPE.h4, fontSize: 10.5 }}>{pillar}</Text>
              <Text style={{ ...TYPE.note, color: COLORS.ink2 }}>
                {level}
                {average === undefined ? '' : `, average ${average}%`}
                {points === undefined ? '' : `, change ${formatChange(points)}`}
              </Text>
            </View>
            <Text style={{ fontFamily: DISPLAY, fontSize: 28, lineHeight: 1, letterSpacing: -1.1 }}>
              {percentage}%
            </Text>
          </View>
        );
      })}
    </>
  );
}
